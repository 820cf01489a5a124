import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Long enough for a busy machine; what is there is seen at once. */
const PATIENCE = { timeout: 8000 };

/** Waits for what a person would see. */
export const see = (locator: Locator) => expect.element(locator, PATIENCE);

/** Waits until something holds. */
export const eventually = <T>(read: () => T) => expect.poll(read, PATIENCE);

export const heading = (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
export const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
export const link = (name: string): Locator => page.getByRole('link', { name, exact: true });
export const field = (label: string): Locator => page.getByLabelText(label, { exact: true });
export const text = (sentence: string): Locator => page.getByText(sentence, { exact: true });
/** Two presses before the screen can show that the first has arrived. */
export function pressTwice(name: string): void {
  const pressed = button(name).element();
  if (!(pressed instanceof HTMLElement)) throw new Error(`${name} cannot be pressed`);
  pressed.click();
  pressed.click();
}

/** A brief message over the screen. */
export const message = (sentence: string): Locator =>
  page.getByRole('status').getByText(sentence, { exact: true });
