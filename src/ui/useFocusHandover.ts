import { type RefObject, useLayoutEffect } from 'react';

/**
 * When an element that has the focus is taken off the screen, or no longer `isShown`, the screen's heading gets it: the
 * keyboard goes on from there.
 */
export function useFocusHandover(element: RefObject<HTMLElement | null>, isShown = true): void {
  useLayoutEffect(() => {
    if (!isShown) return;
    return () => {
      const focused = document.activeElement;
      if (!element.current?.contains(focused)) return;
      queueMicrotask(() => {
        if (document.activeElement !== document.body && document.activeElement !== focused) return;
        // Strict mode runs effects twice: then it is still there.
        if (document.activeElement === focused && focused?.checkVisibility()) return;
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
      });
    };
  }, [element, isShown]);
}
