import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

const FIELDS = 'input:not([type=date]), select, textarea';
/** Long enough to tell one element from another. */
const MAX_FOCUS_LENGTH = 60;

const getText = ({ innerText }: HTMLElement): string => innerText.replace(/\s+/g, ' ').trim();

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

/**
 * What the screen holds besides its text, by name: where the focus is, the values of fields with what is said about
 * them, and figures in dollars.
 */
export function listScreenState(container: HTMLElement): ReadonlyMap<string, string> {
  const all = (selector: string) =>
    [...container.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const { activeElement: active } = document;
  const focused =
    active instanceof HTMLElement && container.contains(active)
      ? computeAccessibleName(active) || getText(active)
      : 'nothing';
  return new Map([
    ['focus', focused.slice(0, MAX_FOCUS_LENGTH)],
    ...all(FIELDS).flatMap((field) =>
      field instanceof HTMLInputElement
        ? [[`field ${computeAccessibleName(field)}`, describeField(field)] as const]
        : [],
    ),
    ...all('dl > div').flatMap((row) => {
      const [name, figure] = ['dt', 'dd'].map((part) => row.querySelector<HTMLElement>(part));
      return name && figure?.innerText.includes('$')
        ? [[`figure ${getText(name)}`, getText(figure)] as const]
        : [];
    }),
  ]);
}
