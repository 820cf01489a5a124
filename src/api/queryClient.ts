import { QueryCache, QueryClient } from '@tanstack/react-query';
import { followVisits, getStaleTime } from './fetchAhead';
import { partialLists } from './partialLists';

/** Unused cached data is dropped after this time (R9.8). */
const GC_TIME_MS = 60_000;
/** What a form has sent, a passcode too, is dropped soon after its screen is left. */
const MUTATION_GC_TIME_MS = 1000;

/**
 * A failed read is logged here, once, and offers Retry; it is repeated by itself only when the browser says that the
 * connection is back (D1094). A failed mutation stays failed. Every successful mutation refetches all of the member's data
 * (R4.16).
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, { queryKey }) => {
        console.error(`The read of ${queryKey[1]} failed.`, failure);
      },
    }),
    defaultOptions: {
      queries: {
        gcTime: GC_TIME_MS,
        retry: false,
        networkMode: 'always',
        staleTime: getStaleTime,
        refetchOnReconnect: ({ state }) => state.status === 'error' && 'always',
      },
      mutations: {
        gcTime: MUTATION_GC_TIME_MS,
        retry: false,
        networkMode: 'always',
        // Not awaited: a slow read must not delay the message that the mutation succeeded.
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: MEMBER_DATA });
        },
      },
    },
  });
  client.getQueryCache().subscribe(followVisits);
  return client;
}

/**
 * Removes all data. Screens that are still mounted, and forms that are being sent, let go of their queries and mutations
 * afterwards: these are in no cache any more, and start no timer.
 */
export function clearQueryClient(client: QueryClient): void {
  partialLists.clear();
  const removed = [...client.getQueryCache().getAll(), ...client.getMutationCache().getAll()];
  client.clear();
  for (const each of removed) {
    each.gcTime = Number.POSITIVE_INFINITY;
    each.destroy();
  }
}

/** The first part of the key of everything that belongs to the member who is logged in. */
export const MEMBER_DATA = ['member'] as const;
