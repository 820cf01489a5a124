import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import type { TransferTab } from '#src/actors/transfer.ts';

/** A URL without a tab, or with one that is none, means the form. */
const tabInUrl = z.catch(z.enum(['form', 'success', 'history']), 'form');

/**
 * Keeps the tab in the URL (`?tab=history`): whichever of the two changes, the other one follows. To be called in
 * every render that may show another tab. `shown` tells which one is shown now, `open` opens one if it may be opened.
 */
export function useTabInUrl(shown: () => TransferTab, open: (tab: TransferTab) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = tabInUrl.parse(search.get('tab'));
  const askedBefore = useRef<TransferTab>('form');

  useEffect(() => {
    const isNew = asked !== askedBefore.current;
    askedBefore.current = asked;
    if (isNew && asked !== shown()) open(asked);
    const tab = shown();
    if (tab === asked) return;
    const next = new URLSearchParams(search);
    if (tab === 'form') next.delete('tab');
    else next.set('tab', tab);
    setSearch(next, { replace: true });
  });
}
