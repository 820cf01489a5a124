import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';
import { findVisible, getText } from './screenQueries';

const FIELDS = 'input:not([type=date]), select, textarea';
const CONTROLS = 'a, button, th, img, [role]:not([role=status], [role=alert])';
const ATTRIBUTES = [
  ...['href', 'disabled', 'aria-busy', 'aria-current', 'aria-disabled', 'aria-expanded', 'aria-label'],
  ...['aria-pressed', 'aria-selected', 'aria-sort', 'aria-valuenow', 'alt'],
];
/** Long enough to tell one element from another. */
const MAX_FOCUS_LENGTH = 60;

function describeField(field: HTMLInputElement): string {
  const isChoice = ['checkbox', 'radio'].includes(field.type);
  const states = [
    isChoice ? (field.checked ? 'chosen' : 'not chosen') : `“${field.value}”`,
    ...(field.ariaInvalid === 'true' ? ['wrong'] : []),
    ...(field.disabled ? ['disabled'] : []),
    computeAccessibleDescription(field),
  ];
  return states.filter(Boolean).join(', ');
}

/** What a control or an image says of itself besides its text. */
function describeControl(control: HTMLElement): readonly string[] {
  const said = ATTRIBUTES.filter((name) => control.hasAttribute(name)).map(
    (name) => `${name}=${control.getAttribute(name)}`,
  );
  return said.length > 0 ? [`[${said.join(', ')}] ${getText(control)}`] : [];
}

const toLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((innerText) => getText({ innerText }))
    .filter(Boolean);

/**
 * What the page shows, the screen and what is around it, each in its order: titles, texts, and what controls and images
 * say of themselves.
 */
export function listShown(container: HTMLElement): readonly (readonly string[])[] {
  const main = container.querySelector('main');
  const inside = main?.innerText ?? '';
  const controls = findVisible(container, CONTROLS);
  const describe = (isInside: boolean) =>
    controls.filter((one) => (main?.contains(one) ?? false) === isInside).flatMap(describeControl);
  return [
    ['shows on the screen:', document.title, ...toLines(inside), ...describe(true)],
    ['shows around the screen:', ...toLines(container.innerText.replace(inside, '')), ...describe(false)],
  ];
}

/** What the screen holds, by name: where the focus is, and the values of fields with what is said about them. */
export function listScreenState(container: HTMLElement): ReadonlyMap<string, string> {
  const { activeElement: active } = document;
  const focused =
    active instanceof HTMLElement && container.contains(active)
      ? computeAccessibleName(active) || getText(active)
      : 'nothing';
  return new Map([
    ['focus', focused.slice(0, MAX_FOCUS_LENGTH)],
    ...findVisible(container, FIELDS).flatMap((field) =>
      field instanceof HTMLInputElement
        ? [[`field ${computeAccessibleName(field)}`, describeField(field)] as const]
        : [],
    ),
  ]);
}
