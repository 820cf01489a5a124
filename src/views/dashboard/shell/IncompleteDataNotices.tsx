import { type QueryClient, type QueryFilters, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { partialLists } from '#src/api/partialLists.ts';
import { reading } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { aboveScreen, withButton } from './Notices.css';

/**
 * What the screen needs, and could not be read: it is as it was before, or not there. While that is asked again, too, lest
 * the screen move up and the focus be lost.
 */
const FAILED: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.status !== 'success' && state.errorUpdateCount > 0,
};
/** So many parts of a screen that are not there have one button beside those of their own. */
const MANY = 3;

type Failure = 'none' | 'stale' | 'missing';

/** What has failed, and whether it is read again. */
function useFailure(client: QueryClient) {
  const subscribe = useCallback((listen: () => void) => client.getQueryCache().subscribe(listen), [client]);
  const failure = useSyncExternalStore(subscribe, (): Failure => {
    const missing = client
      .getQueryCache()
      .findAll(FAILED)
      .map(({ state }) => state.data === undefined);
    if (missing.filter(Boolean).length >= MANY) return 'missing';
    return missing.includes(false) ? 'stale' : 'none';
  });
  const isFetching = useIsFetching(FAILED, client) > 0;
  return { failure, isFetching };
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

/**
 * On every screen of the dashboard: that figures or rows of it could not be refreshed (D743), or that much of it could
 * not be loaded (D763), with Retry.
 */
export function FailureNotice() {
  const client = useQueryClient();
  const { failure, isFetching } = useFailure(client);
  if (failure === 'none') return null;
  return (
    <div className={aboveScreen}>
      <Notice tone="warning" role="status">
        <div className={withButton}>
          <span>{reading[failure]}</span>
          <Button variant="quiet" busy={isFetching} onClick={() => void client.refetchQueries(FAILED)}>
            {failure === 'stale' ? reading.retry : reading.retryAll}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
