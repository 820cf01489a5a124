import type { Overrides } from './overrides';

/** Observes the locks that tabs share: those that are requested, and those that are held or waited for. */
export function observeLocks(replace: Overrides['replace']) {
  const locks: { readonly name: string; isGranted: boolean }[] = [];
  /** since the step began, as lines */
  const requested: string[] = [];
  if (navigator.locks) {
    const request = navigator.locks.request.bind(navigator.locks);
    replace(
      navigator.locks,
      'request',
      async (
        name: string,
        ...rest: [LockOptions, LockGrantedCallback<unknown>] | [LockGrantedCallback<unknown>]
      ) => {
        const lock = { name, isGranted: false };
        locks.push(lock);
        const [options, callback] = rest.length === 2 ? rest : [{}, rest[0]];
        // A shared lock only waits for another tab, and is requested twice in strict mode.
        if (options.mode !== 'shared') requested.push(`lock ${name}`);
        try {
          return await request(name, options, (granted) => {
            lock.isGranted = true;
            return callback(granted);
          });
        } finally {
          locks.splice(locks.indexOf(lock), 1);
        }
      },
    );
  }
  return {
    requested,
    /** Waits until the browser has granted the locks that it can. */
    async grant(): Promise<void> {
      if (locks.some(({ isGranted }) => !isGranted)) await navigator.locks.query();
    },
    left: (): readonly string[] => locks.map(({ name }) => `the lock ${name}`),
  };
}
