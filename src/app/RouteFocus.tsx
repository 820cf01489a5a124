import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { notify } from '#src/actors/notify.ts';
import { branding } from '#src/branding.ts';

/** True once the first screen has been shown. */
export type HasNavigated = RefObject<boolean>;

/** The title of the page: the tab, if its address names one, and the heading of the screen. */
function updateTitle(): void {
  const isNamed = new URLSearchParams(location.search).has('tab');
  const tab = isNamed ? document.querySelector('main [role=tab][aria-selected=true]') : null;
  const heading = document.querySelector('h1');
  document.title = [tab?.textContent, heading?.textContent, branding.name].filter(Boolean).join(' – ');
}

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
    updateTitle();
    if (tab === null) return;
    // A tab may be opened after the address has named it.
    const observer = new MutationObserver(updateTitle);
    const main = document.querySelector('main');
    if (main) observer.observe(main, { subtree: true, attributeFilter: ['aria-selected'] });
    return () => observer.disconnect();
  }, [tab]);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    updateTitle();
    if (hasNavigated.current) {
      notify.clearFailures();
      window.scrollTo(0, 0);
      document.querySelector('h1')?.focus({ preventScroll: true });
    }
    hasNavigated.current = true;
  }, [screen, hasNavigated]);
  return null;
}
