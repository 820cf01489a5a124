import { useEffect } from 'react';
import { flushSync } from 'react-dom';

const closers = new Set<() => void>();

/** For what lies over the page as long as it is rendered. */
export function useOverlay(onClose: () => void): void {
  useEffect(() => {
    closers.add(onClose);
    return () => {
      closers.delete(onClose);
    };
  }, [onClose]);
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
