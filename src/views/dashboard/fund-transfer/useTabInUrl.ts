import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import type { TransferTab } from '#src/actors/transfer.ts';
import { changeParams } from '../searchParams';

/** A URL without a valid tab means the form. */
const tabInUrl = z.catch(z.enum(['form', 'success', 'history']), 'form');

/**
 * Synchronises the wizard's tab with the URL (`?tab=history`): whichever of the two changes, the other one follows.
 * `getTab` returns the tab that is shown now, `open` opens one if it may be opened.
 */
export function useTabInUrl(getTab: () => TransferTab, open: (tab: TransferTab) => void): void {
  const [search, setSearch] = useSearchParams();
  const urlTab = tabInUrl.parse(search.get('tab'));
  const previousTab = useRef<TransferTab>('form');

  useEffect(() => {
    const isNew = urlTab !== previousTab.current;
    previousTab.current = urlTab;
    if (isNew && urlTab !== getTab()) open(urlTab);
    const tab = getTab();
    if (tab === urlTab) return;
    setSearch(changeParams(search, { tab: tab === 'form' ? undefined : tab }), { replace: true });
  });
}
