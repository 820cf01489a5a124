import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import type { TransferTab } from '../../../actors/transfer';

/** A URL without a tab, or with one that is none, means the form. */
const tabInUrl = z.catch(z.enum(['form', 'success', 'history']), 'form');

/**
 * Keeps the tab in the URL (`?tab=history`): whichever of the two changes, the other one follows.
 * `open` opens a tab if it may be opened now, and returns the one that is shown then.
 */
export function useTabInUrl(shown: TransferTab, open: (tab: TransferTab) => TransferTab): void {
  const [search, setSearch] = useSearchParams();
  const asked = tabInUrl.parse(search.get('tab'));
  const askedBefore = useRef<TransferTab>('form');

  useEffect(() => {
    const isNew = asked !== askedBefore.current;
    askedBefore.current = asked;
    if (asked === shown) return;
    const tab = isNew ? open(asked) : shown;
    if (tab === asked) return;
    const next = new URLSearchParams(search);
    if (tab === 'form') next.delete('tab');
    else next.set('tab', tab);
    setSearch(next, { replace: true });
  });
}
