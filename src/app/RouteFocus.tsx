import { type RefObject, useEffect, useRef } from 'react';
import { notify } from '#src/actors/notify.ts';
import { branding } from '#src/branding.ts';

/** True once the first screen has been shown. */
export type HasNavigated = RefObject<boolean>;

/**
 * Sets the document's title from the heading of a lazily loaded view and, on every change of screen but the first,
 * moves the focus to that heading and clears old failures (D424). Render it beside the view, inside the same Suspense.
 */
export function RouteFocus({
  screen,
  hasNavigated,
}: {
  readonly screen: string;
  readonly hasNavigated: HasNavigated;
}) {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    const heading = document.querySelector('h1');
    document.title = heading?.textContent ? `${heading.textContent} – ${branding.name}` : branding.name;
    if (hasNavigated.current) {
      notify.clearFailures();
      window.scrollTo(0, 0);
      heading?.focus({ preventScroll: true });
    }
    hasNavigated.current = true;
  }, [screen, hasNavigated]);
  return null;
}
