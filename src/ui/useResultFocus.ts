import { type RefObject, useEffect } from 'react';

/**
 * Once a result is shown it gets the focus, from what led to it or where that has gone. Where the member has moved on
 * meanwhile the focus stays.
 */
export function useResultFocus(
  result: RefObject<HTMLElement | null>,
  isShown: boolean,
  from?: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (!isShown) return;
    // After what has gone has handed its focus to the heading.
    queueMicrotask(() => {
      const focused = document.activeElement;
      const isFree = focused === document.body || focused?.tagName === 'H1';
      if (isFree || from?.current?.contains(focused)) result.current?.focus();
    });
  }, [result, isShown, from]);
}
