import type { FetchQueryOptions, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** What was fetched before its screen is opened is not fetched again by the screen within this time. */
const AHEAD_FRESH_MS = 10_000;

/** When the data of a query that was fetched ahead arrived, in milliseconds since 1970. */
const arrivals = new WeakMap<Query, number>();

/**
 * Milliseconds: none, so that each visit of a screen reads anew, but for data that was fetched ahead of the visit. Data
 * later than now were read before the clock was set back: they are never fresh, not even until that time (D553).
 */
export function getStaleTime(query: Query): number {
  const { dataUpdatedAt } = query.state;
  if (dataUpdatedAt > Date.now()) return Number.NEGATIVE_INFINITY;
  return arrivals.get(query) === dataUpdatedAt ? AHEAD_FRESH_MS : 0;
}

/** Starts a query before a screen needs it, unless its data has only just arrived (D231). Never rejects. */
export async function fetchAhead<Data, Key extends QueryKey>(
  cache: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const find = () => cache.getQueryCache().find({ queryKey: options.queryKey });
  const before = find()?.state.dataUpdatedAt;
  await cache.prefetchQuery({ ...options, staleTime: AHEAD_FRESH_MS });
  const query = find();
  if (query && query.state.dataUpdatedAt !== before) arrivals.set(query, query.state.dataUpdatedAt);
}
