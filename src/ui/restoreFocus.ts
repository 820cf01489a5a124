import type { RefObject } from 'react';

/** Gives the screen's heading the focus that nothing else has. */
export function focusHeading(): void {
  if (document.activeElement === document.body) document.querySelector('h1')?.focus({ preventScroll: true });
}

/**
 * For a dialog without a Radix trigger: returns the focus to the opener, unless it has moved elsewhere meanwhile, for
 * example to the heading of a new screen. An opener that is hidden meanwhile, as in a window of another width, cannot have
 * it: the screen's heading has.
 */
export const restoreFocus = (opener: RefObject<HTMLOrSVGElement | null>) => (event: Event) => {
  event.preventDefault();
  if (document.activeElement === document.body) opener.current?.focus();
  focusHeading();
};
