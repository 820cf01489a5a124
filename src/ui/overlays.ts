import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { scrollBarWidth, scrollLock } from './scrollLock.css';

const closers = new Set<() => void>();

/** The name of the custom property in `var(…)`. */
const WIDTH_PROPERTY = scrollBarWidth.slice('var('.length, -')'.length);

/** What lies over the page keeps it from scrolling. */
function updateScrollLock(): void {
  const { classList, clientWidth, style } = document.documentElement;
  if (closers.size === 0) {
    classList.remove(scrollLock);
    style.removeProperty(WIDTH_PROPERTY);
  } else if (!classList.contains(scrollLock)) {
    // Measured while the scroll bar is still there.
    style.setProperty(WIDTH_PROPERTY, `${window.innerWidth - clientWidth}px`);
    classList.add(scrollLock);
  }
}

/** For what lies over the page as long as it is rendered. */
export function useOverlay(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const closer = () => close();
    closers.add(closer);
    updateScrollLock();
    return () => {
      closers.delete(closer);
      updateScrollLock();
    };
  }, []);
}

/** Closes what lies over the page: of two of them one would be out of reach. Calls back once the focus has returned. */
export function closeOverlays(onClosed: () => void): void {
  if (closers.size === 0) {
    onClosed();
    return;
  }
  flushSync(() => {
    for (const close of closers) close();
  });
  // The dialog library gives the focus back in a task of its own.
  setTimeout(onClosed);
}
