import { toOwnName } from '#src/basePath.ts';

/**
 * Runs a task while no other tab runs one under the same name; `waited` says whether another tab held the lock first.
 * Where the browser has no Web Locks (an insecure origin) or refuses them (a frame of another site) it runs without.
 */
export async function withLock<T>(
  name: string,
  signal: AbortSignal,
  task: (waited: boolean) => Promise<T>,
): Promise<T> {
  const ownName = toOwnName(name);
  let isRunning = false;
  const run = (waited: boolean) => {
    isRunning = true;
    return task(waited);
  };
  try {
    if (!navigator.locks) return await run(false);
    const done = await navigator.locks.request(ownName, { ifAvailable: true }, async (lock) =>
      lock ? { value: await run(false) } : null,
    );
    return done ? done.value : await navigator.locks.request(ownName, { signal }, () => run(true));
  } catch (failure) {
    if (isRunning || signal.aborted) throw failure;
    return run(false);
  }
}
