/** What a plan has made the browser throw, or its host not have: React reports it in one way or another. */
export const plannedFailures = new WeakSet<object>();

export const isPlanned = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && plannedFailures.has(failure);
