import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an element that has the focus is taken off the screen, or no longer `isShown`, another gets it, as a rule the
 * screen's heading: the keyboard goes on from there.
 */
export function useFocusHandover(
  element: RefObject<Element | null>,
  isShown = true,
  next: 'h1' | '[role=tree] [tabindex="0"]' = 'h1',
): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    return () => {
      const focused = document.activeElement;
      if (!element.current?.contains(focused)) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== focused) return;
        // Strict mode runs effects twice: then it is still there.
        if (document.activeElement === focused && focused?.checkVisibility()) return;
        document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
      });
    };
  }, [element, isShown, next]);
}
