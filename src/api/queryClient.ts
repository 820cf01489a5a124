import { QueryClient } from '@tanstack/react-query';

/** Unused cached data is kept this long, in milliseconds (specification section 9). */
const KEPT_UNUSED = 60_000;

/**
 * Nothing is repeated by itself: a failed read says so and offers Retry, a failed movement of money stays failed.
 * Every successful mutation makes all of the member's data refresh (specification section 4).
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { gcTime: KEPT_UNUSED, retry: false, networkMode: 'always' },
      mutations: {
        retry: false,
        networkMode: 'always',
        // Not waited for: a slow read must not hold back the news that the money has moved.
        onSuccess: () => {
          void client.invalidateQueries({ queryKey: MEMBER_DATA });
        },
      },
    },
  });
  return client;
}

/** The first part of the key of everything that belongs to the member who is signed in. */
export const MEMBER_DATA = ['member'] as const;
