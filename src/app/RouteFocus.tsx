import { type RefObject, useEffect, useRef } from 'react';
import { branding } from '#src/branding.ts';

/** True once a first screen has been shown. */
export type HasNavigated = RefObject<boolean>;

/**
 * Put beside a lazily loaded view, inside its Suspense: names the document after the view's heading and, on every
 * change of screen but the first, moves the focus there, so that a keyboard or a screen reader starts at the top.
 */
export function RouteFocus({ screen, arrived }: { readonly screen: string; readonly arrived: HasNavigated }) {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const heading = document.querySelector('h1');
    document.title = heading?.textContent ? `${heading.textContent} – ${branding.name}` : branding.name;
    if (arrived.current) {
      window.scrollTo(0, 0);
      heading?.focus({ preventScroll: true });
    }
    arrived.current = true;
  }, [screen, arrived]);
  return null;
}
