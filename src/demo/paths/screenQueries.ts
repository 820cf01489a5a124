import { userEvent } from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';

const SELECTORS = {
  button: 'button:not([role])',
  link: 'a[href]',
  tab: '[role=tab]',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3',
  alert: '[role=alert]',
  status: '[role=status]:not([data-rht-toaster] *)',
  picture: 'svg[role=img]',
  message: '[data-rht-toaster] [role=status]',
} as const;

type Kind = keyof typeof SELECTORS;

/** As it is rendered: what is hidden, and what styles change, counts. */
const seen = ({ innerText }: HTMLElement): string => innerText.replace(/\s+/g, ' ').trim();

/** What a person finds on a part of the page, and does with it. */
export function screenOf(box: HTMLElement) {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const all = (kind: Kind) =>
    [...box.querySelectorAll<HTMLElement>(SELECTORS[kind])].filter((one) => one.checkVisibility());
  // Names are dear to compute: whose text or label has nothing of it is not asked.
  const mayBeNamed = (one: HTMLElement, name: string) =>
    one.textContent.includes(name) || one.ariaLabel === name || one.hasAttribute('aria-labelledby');
  const find = (kind: 'button' | 'link' | 'tab' | 'field', name: string) =>
    all(kind).find(
      (one) => (kind === 'field' || mayBeNamed(one, name)) && computeAccessibleName(one) === name,
    );
  return {
    text: (): string => seen(box),
    texts: (kind: 'heading' | 'alert' | 'status' | 'message'): string[] => all(kind).map(seen),
    find,
    /** The drawing of this name. */
    picture: (name: string): SVGElement | undefined =>
      [...box.querySelectorAll<SVGElement>(SELECTORS.picture)].find((one) => one.ariaLabel === name),
    /** Whether a part of the screen that says that it is still being loaded has this text. */
    isLoading: (text: string): boolean =>
      [...box.querySelectorAll<HTMLElement>('[aria-busy=true]:not(button)')].some(
        (part) => part.checkVisibility() && seen(part).includes(text),
      ),
    /** The text of what has the focus; empty while nothing here has it. */
    focused: (): string => {
      const { activeElement } = document;
      return activeElement instanceof HTMLElement && box.contains(activeElement) ? seen(activeElement) : '';
    },
    press: (element: HTMLElement): Promise<void> => user.click(element),
    async fill(field: HTMLElement, text: string): Promise<void> {
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
  };
}

export type Screen = ReturnType<typeof screenOf>;
