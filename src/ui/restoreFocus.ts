import type { RefObject } from 'react';

/**
 * For a dialog that no trigger of its own opens: gives the focus back to what opened it, unless it has gone
 * elsewhere meanwhile, to the title of a new screen for one.
 */
export const restoreFocus = (opener: RefObject<HTMLElement | null>) => (event: Event) => {
  event.preventDefault();
  if (document.activeElement === document.body) opener.current?.focus();
};
