import { useEffect, useRef } from 'react';

/** Before this time, the pointer may be on its way to another entry. */
const INTENT_MS = 20;

/**
 * Creates handlers for a link that call back once the pointer, a touch or the focus rests on it (D231). `cancel` is for
 * its press: what that opens reads for itself.
 */
export function useIntent() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const whenIntended = (callBack: () => void) => {
    const start = () => {
      cancel();
      timer.current = setTimeout(callBack, INTENT_MS);
    };
    return { onPointerEnter: start, onPointerLeave: cancel, onFocus: start, onBlur: cancel };
  };
  return { whenIntended, cancel };
}
