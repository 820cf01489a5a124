import { computeAccessibleName } from 'dom-accessibility-api';
import type { Action } from '#machines/models/kinds.ts';
import type { ControlRole } from '#machines/paths/web/webDriver.ts';
import { CONTROL_SELECTORS, findUsable } from '#src/demo/paths/screenQueries.ts';
import { table } from '#src/messages/tables.ts';
import { teamGraph } from '#src/messages/teamGraph.ts';
import { breakpoints } from '#src/theme/media.ts';
import { urls } from '#src/urls.ts';

/** Something that can be done; of the same key it is done once. */
export interface Candidate {
  readonly key: string;
  readonly actions: readonly Action[];
}

/** An image is drawn, and the graph is zoomed, at times that nothing waits for. */
const LEFT_OUT: readonly string[] = [
  teamGraph.savePng,
  teamGraph.saveSvg,
  teamGraph.zoomIn,
  teamGraph.zoomOut,
  teamGraph.fit,
];
/** Buttons of a dialog close it, and so are the last of it. */
const ROLES = ['option', 'field', 'tab', 'link', 'button'] as const;
/** Longer names have figures in them that change. */
const MAX_LABEL_LENGTH = 16;
/** Of a longer list the first and the last entry stand for all of them. */
const LONG_LIST = 9;
/** What is typed into a field of this type, the last followed by Enter; into others amounts, between spaces. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-10-20'],
  email: ['ada', ' Ada@Example.org '],
  search: ['Completed', 'qqq'],
};
const AMOUNTS = ['-1', ' 21.40859 '];
/** Through the beginning of the screen, or on from where the focus is. */
const KEYS: readonly string[] = Array.from({ length: 8 }, () => 'Tab');

/** The way out of what a button opens, from within it, which leads back to that button. */
const WAY_OUT: readonly Action[] = [
  { type: 'press', key: 'Tab' },
  { type: 'press', key: 'Escape' },
];

const getWidth = (): string => (window.innerWidth < breakpoints.wide ? 'narrow' : 'wide');

const getShell = (): string =>
  `${getWidth()} ${location.pathname.startsWith(urls.dashboard) ? 'member' : 'visitor'}`;

/** Controls of rows have other names in each row. */
function getPlaceInList(element: HTMLElement): 'first' | 'last' | 'between' | undefined {
  const row = element.closest('tr, main li, [role=option]');
  const list = row?.parentElement;
  if (!row || !list || list.children.length < (row.localName === 'tr' ? 3 : LONG_LIST)) return undefined;
  if (row === list.firstElementChild) return 'first';
  return row === list.lastElementChild ? 'last' : 'between';
}

function listActions(role: ControlRole, element: HTMLElement, name: string): readonly (readonly Action[])[] {
  if (element instanceof HTMLSelectElement) {
    return [element.options[element.options.length - 1], element.options[0]].flatMap((option) =>
      option ? [[{ type: 'choose', label: name, option: option.text } as const]] : [],
    );
  }
  if (role !== 'field' || element.matches('[type=checkbox], [type=radio]'))
    return [[{ type: 'click', role, name }]];
  const texts = TEXTS[element.getAttribute('type') ?? ''] ?? AMOUNTS;
  return texts.map((text, index) => [
    { type: 'fill', label: name, text },
    { type: 'press', key: index === texts.length - 1 ? 'Enter' : 'Tab' },
  ]);
}

/** What is open: the address and tab, or the dialog, and whether its table has more pages. */
interface Screen {
  readonly name: string;
  readonly hasNextPage: boolean;
}

function toCandidates(role: ControlRole, element: HTMLElement, screen: Screen): readonly Candidate[] {
  const place = getPlaceInList(element);
  const name = computeAccessibleName(element);
  if (place === 'between' || name === '' || LEFT_OUT.includes(name)) return [];
  // What is beside the screen is the same on every one.
  const where = element.closest('main, [role=dialog]') ? screen.name : getShell();
  // After a colon stands what is chosen.
  const [label = ''] = name.split(':');
  const shown = place ?? (label.length > MAX_LABEL_LENGTH ? label.replace(/\d+/g, '#') : label);
  // A form that asks something has other buttons, and what is changed meanwhile is not what it has asked about.
  const form = role === 'field' ? element.closest('form') : null;
  const asks = form
    ? findUsable(form, 'button')
        .filter((one) => form.contains(one))
        .map(getName)
        .sort()
        .join()
    : '';
  // The second press turns the order round.
  const presses = element.closest('th:first-child') ? 2 : 1;
  const usual = Array.from({ length: presses }, () => listActions(role, element, name)).flat();
  const opens = role === 'button' && element.ariaExpanded === 'false' && !element.ariaHasPopup;
  const actionLists = opens ? usual.flatMap((actions) => [actions, [...actions, ...WAY_OUT]]) : usual;
  return actionLists.flatMap((actions, index) => {
    const key = `${where}: ${role} ${shown} ${asks} ${index}`;
    // What limits or orders the rows of a table leads back to the first page.
    const isOfTable = element.closest('search, th:first-child') && index === 0 && screen.hasNextPage;
    return isOfTable
      ? [
          { key, actions },
          { key: `${key.replace(getWidth(), '')}, from the second page`, actions: [NEXT_PAGE, ...actions] },
        ]
      : [{ key, actions }];
  });
}

const NEXT_PAGE: Action = { type: 'click', role: 'button', name: table.next };

const getName = (element: Element): string => computeAccessibleName(element).replace(/\d+/g, '#');

export const findDialog = () =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], :modal')].find((one) => one.checkVisibility());

/** What can be done now, what closes a dialog last. */
export function listCandidates(container: HTMLElement): readonly Candidate[] {
  const dialog = findDialog();
  const tab = new URLSearchParams(location.search).get('tab') ?? '';
  const name = dialog
    ? `${getShell()} dialog ${[...dialog.querySelectorAll('button')].map(getName).join()}`
    : `${getWidth()} ${location.pathname} ${tab}`;
  const hasNextPage = findUsable(container, CONTROL_SELECTORS.button).some(
    (button) => computeAccessibleName(button) === table.next,
  );
  const found = ROLES.flatMap((role) =>
    findUsable(container, CONTROL_SELECTORS[role]).flatMap((element) =>
      toCandidates(role, element, { name, hasNextPage }),
    ),
  );
  const escapeKey: Candidate = { key: `${name}: Escape`, actions: [{ type: 'press', key: 'Escape' }] };
  const keys: Candidate = {
    key: `${name}: keys`,
    actions: KEYS.map((key) => ({ type: 'press', key }) as const),
  };
  return dialog ? [...found, escapeKey] : [...found, keys];
}
