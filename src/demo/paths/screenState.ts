import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { listColors, listColorsUnderPointer } from './colors';
import { listDrawings } from './drawings';
import { listElements } from './elements';
import { hasKnownColors } from './emulation';
import { findVisible, getText, listAreas } from './screenQueries';

const CONTROLS =
  'a, button, input, select, textarea, th, img, [role]:not([role=status], [role=alert], [role=tabpanel])';
const ATTRIBUTES = [
  ...['href', 'target', 'rel', 'alt', 'type', 'autocomplete', 'autocapitalize', 'spellcheck', 'inputmode'],
  ...['maxlength', 'disabled', 'readonly'],
  // Arrows over tabs that are beyond the edge.
  ...['data-before', 'data-after'],
  ...[
    'busy',
    'current',
    'disabled',
    'expanded',
    'haspopup',
    'invalid',
    'keyshortcuts',
    'label',
    'level',
    'posinset',
    'pressed',
    'selected',
    'setsize',
    'sort',
    'valuenow',
  ].map((name) => `aria-${name}`),
];
/** What is said of a control beside its text, and of any other part beside its name. */
const OF_FIELDS = new Set(ATTRIBUTES);
const OF_CONTROLS = new Set(ATTRIBUTES.filter((name) => name !== 'type'));
const OF_OTHERS = new Set(['aria-label', 'aria-current']);
function getSaid(element: HTMLElement): ReadonlySet<string> {
  if (element.matches('input, select, textarea')) return OF_FIELDS;
  return element.matches(CONTROLS) ? OF_CONTROLS : OF_OTHERS;
}
/** Unlike charts and trees. */
const ICONS = 'svg[aria-hidden]:not(figure *, [preserveAspectRatio=none], [role=tree] *)';
/** What has a name of its own, or is the current one of several, and is no control. */
const PARTS = `:is([aria-label], [aria-labelledby], [aria-current]):not(${CONTROLS})`;
/** Long enough to tell one element from another. */
const MAX_NAME_LENGTH = 60;

function describeField(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): string {
  const isChoice = field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
  const value = isChoice ? (field.checked ? 'chosen' : 'not chosen') : `“${field.value}”`;
  const description = computeAccessibleDescription(field);
  return `${computeAccessibleName(field)}: ${value}${description && `, ${description}`}`;
}

/** What the Tab key skips or stops at, unlike the most of its kind. */
function describeTabStop(control: HTMLElement): readonly string[] {
  const isUsual = control.matches('a, button, input, select, textarea') === control.tabIndex >= 0;
  return isUsual ? [] : [control.tabIndex >= 0 ? 'Tab stop' : 'no Tab stop'];
}

/** What a control or an image says of itself besides its text, and what is in a field. */
function describeControl(control: HTMLElement): readonly string[] {
  const isField =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  const names = ATTRIBUTES.filter((name) => control.hasAttribute(name) && (isField || name !== 'type'));
  const said = [...names.map((name) => `${name}=${control.getAttribute(name)}`), ...describeTabStop(control)];
  if (isField) return [`field [${said.join(', ')}] ${describeField(control)}`];
  const description = computeAccessibleDescription(control);
  return said.length > 0 || description
    ? [`[${said.join(', ')}] ${getText(control)}${description && `, ${description}`}`]
    : [];
}

/** Announced as they change, as those with a role are; alerts and the like are recorded when they appear. */
const LIVE_REGIONS = '[aria-live]:not([role])';

const MARKS: Readonly<Record<string, string>> = { S: 'struck through', MARK: 'marked' };
/** What is struck through does not count, and what is marked matters. Regions without a role say that they are live. */
const listMarks = (area: HTMLElement): readonly string[] =>
  findVisible(area, `s, mark, ${LIVE_REGIONS}`).map(
    (mark) => `${mark.ariaLive ?? MARKS[mark.tagName]}: ${getText(mark)}`,
  );

/** By what number screen readers count the rows of a table that has only some of them in the page. */
const listRowNumbers = (main: HTMLElement): readonly string[] =>
  findVisible(main, '[aria-rowcount]').map((table) => {
    const indexes = [...table.querySelectorAll('tbody [aria-rowindex]')].map((row) => row.ariaRowIndex);
    return `rows numbered ${indexes[0]} to ${indexes.at(-1)} of ${table.ariaRowCount}`;
  });

function describeCell(cell: Element): string {
  const { display, textAlign, whiteSpace, gridArea } = getComputedStyle(cell);
  const hasLabel = getComputedStyle(cell, '::before').content.startsWith('"');
  return display === 'none' ? 'none' : `${textAlign} ${whiteSpace} ${gridArea}${hasLabel ? ' labelled' : ''}`;
}

/** How the cells of a row stand in each table, headers first: in columns, or in two lines on a phone. */
const listLayouts = (main: HTMLElement): readonly string[] =>
  findVisible(main, 'table').flatMap((table) => {
    const cells = table.querySelectorAll(':not([aria-hidden]) > tr:first-child > *');
    return cells.length > 0 ? [`cells: ${[...cells].map(describeCell).join(', ')}`] : [];
  });

const listParts = (areas: readonly HTMLElement[]): readonly string[] =>
  areas
    .flatMap((area) => findVisible(area, PARTS))
    .map((part) =>
      part.ariaCurrent === null
        ? computeAccessibleName(part)
        : `${part.ariaCurrent} is current: ${getText(part)}`,
    );

/** By their icons notices and badges say what kind they are, and buttons what they do. */
const listIcons = (areas: readonly HTMLElement[]): readonly string[] =>
  areas
    .flatMap((area) => findVisible(area, ICONS))
    .map(
      (icon) => `icon ${[...icon.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ')}`,
    );

function describeColors(areas: readonly HTMLElement[]): readonly (readonly string[])[] {
  const colors = listColors(areas);
  return [
    ['has these colours:', ...colors],
    ['has these colours under the pointer:', ...listColorsUnderPointer(areas, colors)],
  ];
}

const toLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((innerText) => getText({ innerText }))
    .filter(Boolean);

/**
 * What the page shows, the screen and what is around it, each in its order: titles, texts, and what fields, controls and
 * images say of themselves, icons, and what is struck through.
 */
export function listShown(container: HTMLElement): readonly (readonly string[])[] {
  const main = container.querySelector('main');
  const inside = main?.innerText ?? '';
  const controls = findVisible(container, CONTROLS);
  const describe = (isInside: boolean) =>
    controls.filter((one) => (main?.contains(one) ?? false) === isInside).flatMap(describeControl);
  const appearance = document.documentElement.dataset.theme ?? 'that of the system';
  const around = toLines(container.innerText.replace(inside, ''));
  const areas = listAreas(container);
  const parts = listParts(areas);
  return [
    ...areas
      .slice(1)
      .map((dialog) => [
        'shows in a dialog:',
        ...toLines(dialog.innerText),
        ...findVisible(dialog, CONTROLS).flatMap(describeControl),
        ...listMarks(dialog),
      ]),
    [
      'shows on the screen:',
      document.title,
      ...toLines(inside),
      ...describe(true),
      ...(main
        ? [...listMarks(main), ...listRowNumbers(main), ...listLayouts(main), ...listDrawings(main)]
        : []),
    ],
    ['shows around the screen:', `appearance: ${appearance}`, ...around, ...describe(false)],
    ...(parts.length > 0 ? [['has these parts:', ...parts]] : []),
    ['has these icons:', ...listIcons(areas)],
    ['has these elements:', ...listElements(areas, getSaid)],
    ...(hasKnownColors() ? describeColors(areas) : []),
  ];
}

export const nameElement = (element: Element): string =>
  (computeAccessibleName(element) || getText(element)).slice(0, MAX_NAME_LENGTH);
