import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Of an input method, which chooses characters by its keys; WebKit says so by the code of the last of them only. */
export const isOfInputMethod = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

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
      if (event.key !== 'Enter' || isOfInputMethod(event) || isFound) return false;
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
