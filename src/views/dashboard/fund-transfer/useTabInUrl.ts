import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import type { TransferTab } from '../../../actors/transfer';

/** A URL without a tab, or with one that is none, means the form. */
const tabInUrl = z.catch(z.enum(['form', 'success', 'history']), 'form');

/** Keeps the tab in the URL (`?tab=history`): whichever of the two changes, the other one follows. */
export function useTabInUrl(shown: TransferTab, open: (tab: TransferTab) => void): void {
  const [search, setSearch] = useSearchParams();
  const asked = tabInUrl.parse(search.get('tab') ?? 'form');
  const before = useRef<{ asked: TransferTab; shown: TransferTab }>({ asked: 'form', shown: 'form' });

  useEffect(() => {
    const last = before.current;
    before.current = { asked, shown };
    if (asked === shown) return;
    if (asked !== last.asked) open(asked);
    else if (shown !== last.shown) {
      const next = new URLSearchParams(search);
      if (shown === 'form') next.delete('tab');
      else next.set('tab', shown);
      setSearch(next, { replace: true });
    }
  });
}
