import { userEvent } from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';
import type { ControlRole } from '#machines/paths/web/webDriver.ts';
import { isApple } from '#src/ui/isApple.ts';

export const CONTROL_SELECTORS: Readonly<Record<ControlRole, string>> = {
  button: 'button:not([role])',
  link: 'a[href]',
  tab: '[role=tab]',
  option: '[role=option]',
  field: 'input, select, textarea',
};
const SELECTORS = {
  ...CONTROL_SELECTORS,
  heading: 'h1, h2, h3',
  alert: '[role=alert]',
  loading: '[aria-busy=true]:not(button)',
  status: '[role=status]:not([data-rht-toaster] *)',
  image: 'svg[role=img]',
} as const;

type Kind = keyof typeof SELECTORS;

/**
 * The rendered text: hidden parts are left out, and styles like `text-transform` apply. Of an image, which is no HTML
 * element, there is none.
 */
export const getText = ({ innerText = '' }: Partial<HTMLElement>): string =>
  innerText.replace(/\s+/g, ' ').trim();

export const findVisible = (container: HTMLElement, selector: string): readonly HTMLElement[] =>
  [...container.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());

/** The app, and its dialogs, which stand beside it in the document. */
export const listAreas = (container: HTMLElement): readonly HTMLElement[] => [
  container,
  ...document.querySelectorAll<HTMLElement>('[role=dialog]'),
];

/** Behind an open dialog nothing can be pressed. */
function isBehindDialog(element: HTMLElement): boolean {
  const modal = document.querySelector(':modal');
  return element.closest('[aria-hidden=true], [inert]') !== null || modal?.contains(element) === false;
}

const isUsable = (element: HTMLElement): boolean =>
  element.checkVisibility() &&
  !element.matches(':disabled, [aria-disabled=true], [readonly]') &&
  !(
    element instanceof HTMLAnchorElement &&
    (element.target === '_blank' || element.origin !== location.origin)
  ) &&
  !isBehindDialog(element);

/** What can be used now and stays in the app, in the app and in its dialogs. */
export const findUsable = (container: HTMLElement, selector: string): readonly HTMLElement[] =>
  listAreas(container)
    .flatMap((area) => [...area.querySelectorAll<HTMLElement>(selector)])
    .filter(isUsable);

/** `Control+k`, in the notation of user-event: the keys before the last are held while that is pressed. */
function toUserEventKeys(keys: string): string {
  const control = isApple ? 'Meta' : 'Control';
  const [pressed, ...held] = keys
    .replace('ControlOrMeta', control)
    .split(/\+(?=.)/)
    .toReversed();
  return `${held.map((key) => `{${key}>}`).join('')}{${pressed}}${held.map((key) => `{/${key}}`).join('')}`;
}

/** Browsers say that a dialog is closed with their next frame, and where nobody looks at a page none is drawn. */
function closeDialog(dialog: HTMLDialogElement): void {
  // Older browsers have no other way.
  if (typeof dialog.requestClose === 'function') dialog.requestClose();
  else dialog.close();
  if (!dialog.open) dialog.dispatchEvent(new Event('close'));
}

/** Where the End key moves within what has the focus, and not the page. */
const KEEPS_END = `${SELECTORS.field}, dialog, [role=dialog]`;

/** The browser's own: what the app scrolls to is recorded. */
const { scrollTo } = window;

/** The browser fires `scroll` with its next frame only; where no frame is drawn, never. */
function scrollToEnd(): void {
  scrollTo(0, document.documentElement.scrollHeight);
  document.dispatchEvent(new Event('scroll', { bubbles: true }));
}

export type ScreenQueries = ReturnType<typeof createScreenQueries>;

/** Finds elements in the app as a person would, by role and name, and clicks and fills them. */
export function createScreenQueries(container: HTMLElement) {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const all = (kind: Kind) => findVisible(container, SELECTORS[kind]);
  // Accessible names are slow to compute: elements that cannot have the name are skipped. Between blocks it has spaces.
  const withoutSpaces = (text: string) => text.replace(/\s/g, '');
  const mayBeNamed = (one: HTMLElement, name: string) =>
    withoutSpaces(one.textContent).includes(withoutSpaces(name)) ||
    one.ariaLabel === name ||
    one.hasAttribute('aria-labelledby');
  const find = (kind: ControlRole, name: string) =>
    listAreas(container)
      .flatMap((area) => findVisible(area, SELECTORS[kind]))
      .find(
        (one) =>
          (kind === 'field' || mayBeNamed(one, name)) &&
          computeAccessibleName(one) === name &&
          !isBehindDialog(one),
      );
  const press = async (key: string): Promise<void> => {
    let isPrevented = false;
    const onKeyDown = (event: KeyboardEvent) => {
      isPrevented ||= event.defaultPrevented;
    };
    window.addEventListener('keydown', onKeyDown);
    try {
      await user.keyboard(toUserEventKeys(key));
    } finally {
      window.removeEventListener('keydown', onKeyDown);
    }
    // What browsers do at a key that a person has pressed.
    const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
    if (key === 'Escape' && !isPrevented && dialog) closeDialog(dialog);
    const { activeElement } = document;
    if (key === 'End' && !isPrevented && !activeElement?.closest(KEEPS_END)) scrollToEnd();
  };
  return {
    text: (): string => getText(container),
    texts: (kind: 'heading' | 'alert' | 'status' | 'loading'): string[] => all(kind).map(getText),
    find,
    findImage: (name: string): SVGElement | undefined =>
      [...container.querySelectorAll<SVGElement>(SELECTORS.image)].find((one) => one.ariaLabel === name),
    /** The text of the focused element, of a field its label; empty while no element of the app has the focus. */
    focused: (): string => {
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement) || !container.contains(activeElement)) return '';
      return activeElement.matches(SELECTORS.field)
        ? computeAccessibleName(activeElement)
        : getText(activeElement);
    },
    /** The innermost element of this text. */
    findText: (text: string): HTMLElement | undefined =>
      findVisible(container, '*').findLast((one) => one.textContent.includes(text) && getText(one) === text),
    findLabelled: (name: string): HTMLElement | undefined =>
      findVisible(container, '[aria-label]').find((one) => one.ariaLabel === name),
    choose: (field: HTMLElement, option: string): Promise<void> => user.selectOptions(field, option),
    press,
    hover: (element: HTMLElement): Promise<void> => user.hover(element),
    click: (element: HTMLElement, isDouble = false): Promise<void> =>
      isDouble ? user.dblClick(element) : user.click(element),
    async fill(field: HTMLElement, text: string): Promise<void> {
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
  };
}
