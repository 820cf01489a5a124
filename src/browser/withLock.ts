/**
 * Runs a task while no other tab runs one under the same name. Where the browser has no Web Locks (an insecure
 * origin) it runs without.
 */
export async function withLock<T>(name: string, signal: AbortSignal, task: () => Promise<T>): Promise<T> {
  if (!navigator.locks) return task();
  return navigator.locks.request(name, { signal }, task);
}
