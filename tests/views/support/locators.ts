import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

export const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
export const field = (label: string): Locator => page.getByLabelText(label, { exact: true });
export const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
export const region = (name: string): Locator => page.getByRole('region', { name, exact: true });
export const table = (caption: string): Locator => page.getByRole('table', { name: caption, exact: true });
export const alert = (): Locator => page.getByRole('alert');
export const text = (sentence: string): Locator => page.getByText(sentence, { exact: true });

/** Waits until nothing is loading or being sent. */
export const settled = () => expect.poll(() => document.querySelectorAll('[aria-busy]').length).toBe(0);

/** Clicks a button twice before React renders the effect of the first click. */
export function pressTwice(name: string): void {
  const pressed = button(name).element();
  if (!(pressed instanceof HTMLElement)) throw new Error(`${name} cannot be pressed`);
  pressed.click();
  pressed.click();
}

/** A toast. */
export const message = (sentence: string): Locator =>
  page.getByRole('status').getByText(sentence, { exact: true });

/** The texts of the toasts that stand on the screen, without those that are leaving it. */
export const shownToasts = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-toast=shown]')].map(({ textContent }) => textContent);

export const columnHeaders = (caption: string): readonly (string | null)[] =>
  table(caption)
    .getByRole('columnheader')
    .elements()
    .map((cell) => cell.querySelector('button')?.textContent ?? cell.textContent);
