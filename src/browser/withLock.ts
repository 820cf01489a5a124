import { toOwnName } from '#src/basePath.ts';

interface LockedTask<T> {
  /** requests a lock, under which it starts its task by `run` */
  readonly request: (locks: LockManager, run: (task: () => Promise<T>) => Promise<T>) => Promise<T>;
  readonly withoutLocks: () => Promise<T>;
  /** aborts the request: then nothing is run */
  readonly signal?: AbortSignal;
}

/** For browsers that have no Web Locks (an insecure origin) or refuse them (a frame of another site), too. */
export async function withLocks<T>({ request, withoutLocks, signal }: LockedTask<T>): Promise<T> {
  let running: Promise<T> | undefined;
  try {
    if (navigator.locks) {
      return await request(navigator.locks, (task) => {
        running = task();
        return running;
      });
    }
  } catch (failure) {
    // Also where another tab has taken the lock over.
    if (running) return running;
    if (signal?.aborted) throw failure;
  }
  return withoutLocks();
}

/** The session ends where it is not renewed within 30 s. A request of a tab that is awake has mostly ended long before. */
const MAX_WAIT_MS = 25_000;

/**
 * Runs a task while no other tab runs one under the same name; `waited` says whether another tab held the lock first. A
 * tab that the system has suspended keeps its locks: after {@link MAX_WAIT_MS} they are taken over. Where the browser has
 * no Web Locks or refuses them the task runs without.
 */
export const withLock = <T>(
  name: string,
  signal: AbortSignal,
  task: (waited: boolean) => Promise<T>,
): Promise<T> =>
  withLocks({
    signal,
    request: async (locks, run) => {
      const ownName = toOwnName(name);
      const done = await locks.request(ownName, { ifAvailable: true }, async (lock) =>
        lock ? { value: await run(() => task(false)) } : null,
      );
      if (done) return done.value;
      let hasBegun = false;
      const begin = () => {
        hasBegun = true;
        return run(() => task(true));
      };
      try {
        const waiting = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]);
        return await locks.request(ownName, { signal: waiting }, begin);
      } catch (failure) {
        if (hasBegun || signal.aborted) throw failure;
        return await locks.request(ownName, { steal: true }, begin);
      }
    },
    withoutLocks: () => task(false),
  });
