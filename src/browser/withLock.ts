import { toOwnName } from '#src/basePath.ts';

interface LockedTask<T> {
  /** requests a lock, under which it starts its task by `run` */
  readonly request: (locks: LockManager, run: <R>(task: () => Promise<R>) => Promise<R>) => Promise<T>;
  readonly withoutLocks: () => Promise<T>;
  /** aborts the request: then nothing is run */
  readonly signal?: AbortSignal;
}

/** For browsers that have no Web Locks (an insecure origin) or refuse them (a frame of another site), too. */
export async function withLocks<T>({ request, withoutLocks, signal }: LockedTask<T>): Promise<T> {
  let isRunning = false;
  try {
    if (navigator.locks) {
      return await request(navigator.locks, (task) => {
        isRunning = true;
        return task();
      });
    }
  } catch (failure) {
    if (isRunning || signal?.aborted) throw failure;
  }
  return withoutLocks();
}

/** How a task has its lock: at once, after another tab, or not at all where the browser has no Web Locks or refuses them. */
type LockState = 'free' | 'waited' | 'none';

/** Runs a task while no other tab runs one under the same name, where the browser can tell. */
export const withLock = <T>(
  name: string,
  signal: AbortSignal,
  task: (lock: LockState) => Promise<T>,
): Promise<T> =>
  withLocks({
    signal,
    request: async (locks, run) => {
      const ownName = toOwnName(name);
      const done = await locks.request(ownName, { ifAvailable: true }, async (lock) =>
        lock ? { value: await run(() => task('free')) } : null,
      );
      return done ? done.value : await locks.request(ownName, { signal }, () => run(() => task('waited')));
    },
    withoutLocks: () => task('none'),
  });
