import { type KeyboardEvent, useEffect, useRef } from 'react';

/**
 * What is found comes a moment after the typing: until then Enter would choose what was found before. Such a press
 * chooses once it is there (D548).
 */
export function useLateEnter(isFound: boolean, choose: () => void) {
  const isPending = useRef(false);
  useEffect(() => {
    if (!isPending.current || !isFound) return;
    isPending.current = false;
    choose();
  });
  return {
    /** Returns whether a press is kept for later. */
    keepEnter: (event: KeyboardEvent): boolean => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || isFound) return false;
      event.preventDefault();
      isPending.current = true;
      return true;
    },
    /** For what is typed after it. */
    forgetEnter: (): void => {
      isPending.current = false;
    },
  };
}
