import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { partialLists } from '#src/api/partialLists.ts';
import { reading } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { aboveScreen, withButton } from './Notices.css';

/** What the screen shows, and could not be read again: it is as it was before. */
const STALE: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status === 'error' && state.data !== undefined,
};

type Staleness = 'none' | 'stale' | 'refetching';

function useStaleness(client: QueryClient): Staleness {
  const subscribe = useCallback((listen: () => void) => client.getQueryCache().subscribe(listen), [client]);
  return useSyncExternalStore(subscribe, (): Staleness => {
    const stale = client.getQueryCache().findAll(STALE);
    if (stale.length === 0) return 'none';
    return stale.some(({ state }) => state.fetchStatus === 'fetching') ? 'refetching' : 'stale';
  });
}

/** On every screen of the dashboard: that a list is not all there is, and why (D751, D752). */
export function PartialListNotice() {
  const gap = useSyncExternalStore(partialLists.subscribe, partialLists.find);
  if (gap === undefined) return null;
  return (
    <div className={aboveScreen}>
      <Notice tone="warning" role="status">
        {reading[gap]}
      </Notice>
    </div>
  );
}

/** On every screen of the dashboard: that figures or rows of it could not be refreshed, with Retry (D743). */
export function StaleNotice() {
  const client = useQueryClient();
  const staleness = useStaleness(client);
  if (staleness === 'none') return null;
  return (
    <div className={aboveScreen}>
      <Notice tone="warning" role="status">
        <div className={withButton}>
          <span>{reading.stale}</span>
          <Button
            variant="quiet"
            busy={staleness === 'refetching'}
            onClick={() => void client.refetchQueries(STALE)}
          >
            {reading.retry}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
