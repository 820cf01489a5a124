import {
  type Query,
  type QueryClient,
  type QueryFilters,
  useIsFetching,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { partialLists } from '#src/api/partialLists.ts';
import { reading } from '#src/messages/common.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { aboveScreen, withButton } from './Notices.css';

/** So many parts of a screen that are not there have one button beside those of their own. */
const MANY = 3;

type Failure = 'none' | 'stale' | 'missing';

/**
 * What the screen needs, and could not be read: it is as it was before, or not there. While that is asked again, too, lest
 * the screen move up and the focus be lost; not where it failed on an earlier visit only.
 */
function createFailed(client: QueryClient) {
  const cache = client.getQueryCache();
  const failedHere = new WeakSet<Query>();
  const filters: QueryFilters = {
    type: 'active',
    predicate: (query) => query.state.status !== 'success' && failedHere.has(query),
  };
  return {
    filters,
    subscribe: (listen: () => void) =>
      cache.subscribe((event) => {
        const { query } = event;
        if (!query.isActive()) failedHere.delete(query);
        else if (event.type === 'updated' && event.action.type === 'error') failedHere.add(query);
        listen();
      }),
    find(): Failure {
      const missing = cache.findAll(filters).map(({ state }) => state.data === undefined);
      if (missing.filter(Boolean).length >= MANY) return 'missing';
      return missing.includes(false) ? 'stale' : 'none';
    },
  };
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
  const failed = useMemo(() => createFailed(client), [client]);
  const failure = useSyncExternalStore(failed.subscribe, failed.find);
  const isFetching = useIsFetching(failed.filters, client) > 0;
  if (failure === 'none') return null;
  return (
    <div className={aboveScreen}>
      <Notice tone="warning" role="status">
        <div className={withButton}>
          <span>{reading[failure]}</span>
          <Button
            variant="quiet"
            busy={isFetching}
            onClick={() => void client.refetchQueries(failed.filters)}
          >
            {failure === 'stale' ? reading.retry : reading.retryAll}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
