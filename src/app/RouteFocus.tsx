import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { notify } from '#src/actors/notify.ts';
import { branding } from '#src/branding.ts';

/** True once the first screen has been shown. */
export type HasNavigated = RefObject<boolean>;

/**
 * Sets the document's title from the heading of a lazily loaded view and the tab that its address names. On every change
 * of screen but the first it moves the focus to that heading and clears old failures (D424). Render it beside the view,
 * inside the same Suspense.
 */
export function RouteFocus({
  screen,
  hasNavigated,
}: {
  readonly screen: string;
  readonly hasNavigated: HasNavigated;
}) {
  const shown = useRef<string>(undefined);
  const [params] = useSearchParams();
  const tab = params.get('tab');
  useEffect(() => {
    const opened = tab === null ? null : document.querySelector('main [role=tab][aria-selected=true]');
    const heading = document.querySelector('h1');
    document.title = [opened?.textContent, heading?.textContent, branding.name].filter(Boolean).join(' – ');
    if (shown.current === screen) return;
    shown.current = screen;
    if (hasNavigated.current) {
      notify.clearFailures();
      window.scrollTo(0, 0);
      heading?.focus({ preventScroll: true });
    }
    hasNavigated.current = true;
  }, [screen, tab, hasNavigated]);
  return null;
}
