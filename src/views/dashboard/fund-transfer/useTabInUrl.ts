import { useEffect, useRef } from 'react';
import { useSearchParams } from 'wouter';
import * as z from 'zod/mini';
import type { TransferTab } from '#src/actors/transfer.ts';
import { changeParams } from '../searchParams';

/** A URL without a valid tab means the form. */
const tabInUrl = z.catch(z.enum(['form', 'success', 'history']), 'form');

/**
 * Synchronises the wizard's tab with the URL (`?tab=history`): whichever of the two changes, the other one follows. When
 * the screen is opened the URL counts, unless it names no tab and the wizard shows an outcome (`isOutcome`, D1097). `getTab`
 * returns the tab that is shown now, `open` opens one if it may be opened. Returns what opens one for the member, as a
 * history entry of its own; a tab that an answer opens takes the place of the one before.
 */
export function useTabInUrl(
  getTab: () => TransferTab,
  isOutcome: boolean,
  open: (tab: TransferTab) => void,
): (tab: TransferTab) => void {
  const [search, setSearch] = useSearchParams();
  const urlTab = tabInUrl.parse(search.get('tab'));
  const previousTab = useRef(isOutcome ? 'form' : getTab());
  const setUrlTab = (tab: TransferTab, options?: { readonly replace: boolean }) =>
    setSearch((current) => changeParams(current, { tab: tab === 'form' ? undefined : tab }), options);

  useEffect(() => {
    const isNew = urlTab !== previousTab.current;
    previousTab.current = urlTab;
    if (isNew && urlTab !== getTab()) open(urlTab);
    const tab = getTab();
    if (tab !== urlTab) setUrlTab(tab, { replace: true });
  });

  return (tab) => {
    open(tab);
    if (tab === getTab() && tab !== urlTab) setUrlTab(tab);
  };
}
