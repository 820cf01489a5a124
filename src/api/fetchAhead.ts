import type {
  FetchQueryOptions,
  Query,
  QueryCacheNotifyEvent,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** What was fetched before its screen is opened is not fetched again by the screen within this time. */
const AHEAD_FRESH_MS = 10_000;

/** A read ahead of a visit. */
interface Arrival {
  /** when its data arrived, in milliseconds since 1970 */
  readonly at: number;
  /** what showed the query when it was read: the screen before the visit */
  readonly shownBefore: readonly object[];
}

const arrivals = new WeakMap<Query, Arrival>();
/** Visits that have ended, with what has shown the query in them. */
const endedVisits = new WeakMap<Query, { readonly arrival: Arrival; readonly shownBy: object[] }>();

/**
 * Milliseconds: none, so that each visit of a screen reads anew, but for data that was fetched ahead of the visit. Data
 * later than now were read before the clock was set back: they are never fresh, not even until that time (D553).
 */
export function getStaleTime(query: Query): number {
  const { dataUpdatedAt } = query.state;
  if (dataUpdatedAt > Date.now()) return Number.NEGATIVE_INFINITY;
  return arrivals.get(query)?.at === dataUpdatedAt ? AHEAD_FRESH_MS : 0;
}

/** Ends the visit that data were read ahead of with what shows them (D1010): the next reads anew. */
export function followVisits(event: QueryCacheNotifyEvent): void {
  if (event.type !== 'observerRemoved' && event.type !== 'observerAdded') return;
  const { type, query, observer } = event;
  const ended = endedVisits.get(query);
  if (type === 'observerAdded') {
    // React's strict mode takes off what it has rendered first, and shows it again, in any order.
    if (ended?.shownBy.includes(observer)) arrivals.set(query, ended.arrival);
    endedVisits.delete(query);
    return;
  }
  ended?.shownBy.push(observer);
  const arrival = arrivals.get(query);
  if (!arrival || arrival.shownBefore.includes(observer)) return;
  arrivals.delete(query);
  endedVisits.set(query, { arrival, shownBy: [observer] });
}

/** Starts a query before a screen needs it, unless its data has only just arrived (D231). Never rejects. */
export async function fetchAhead<Data, Key extends QueryKey>(
  cache: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const find = () => cache.getQueryCache().find({ queryKey: options.queryKey });
  const before = find()?.state.dataUpdatedAt;
  const shownBefore = [...(find()?.observers ?? [])];
  await cache.prefetchQuery({ ...options, staleTime: AHEAD_FRESH_MS });
  const query = find();
  if (query && query.state.dataUpdatedAt !== before)
    arrivals.set(query, { at: query.state.dataUpdatedAt, shownBefore });
}
