/**
 * Runs a piece of work while no other tab runs one of the same name. Where the browser has no locks (an insecure
 * address) it just runs.
 */
export async function withLock<T>(name: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return work();
  return navigator.locks.request(name, { signal }, work);
}
