/**
 * The page's state before the app has started. Its attributes are set by the page and by `beforePaint.ts`, and read by
 * `startPage.css.ts`.
 */

/** Whether an element holds the sign-in form of the page, and shows it: the app can take that over. */
export const isPrerenderShown = (element: HTMLElement): boolean =>
  element.dataset.prerendered !== undefined && document.documentElement.dataset.starting === undefined;

/**
 * The app has arrived: it is shown also without the style sheet, and the page's own words for one that did not are
 * removed, whose heading is not to be taken for that of a screen.
 */
export function replaceStartFailure(root: HTMLElement): void {
  root.hidden = false;
  document.querySelector('#failure')?.remove();
}

/** Shows the app in place of the page's splash. */
export function revealApp(): void {
  delete document.documentElement.dataset.starting;
}

/**
 * From now on the app handles the sign-in form and all beside it: it gets the presses of buttons and choices from before
 * that (D207). Returns whether the form was submitted before that.
 */
export function takeOverForm(): boolean {
  for (const element of document.querySelectorAll<HTMLElement>('[data-prerendered]')) {
    delete element.dataset.prerendered;
  }
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    delete pressed.dataset.pressed;
    pressed.click();
  }
  const { dataset } = document.documentElement;
  const isSubmitted = dataset.submitted !== undefined;
  delete dataset.submitted;
  return isSubmitted;
}
