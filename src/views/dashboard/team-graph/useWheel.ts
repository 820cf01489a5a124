import { useEffect, useRef, type WheelEvent } from 'react';

const HINT_MS = 1500;

/**
 * The wheel over the tree: with Ctrl or ⌘, and by a pinch on a trackpad, which arrives as Ctrl, it zooms; alone it scrolls
 * the page, and a hint says so.
 */
export function useWheel(onZoom: () => void) {
  const hint = useRef<HTMLParagraphElement>(null);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onWheelCapture = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) {
      hint.current?.removeAttribute('data-shown');
      onZoom();
      return;
    }
    // The library zooms by every wheel that it sees.
    event.stopPropagation();
    hint.current?.setAttribute('data-shown', '');
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => hint.current?.removeAttribute('data-shown'), HINT_MS);
  };
  return { hint, onWheelCapture };
}
