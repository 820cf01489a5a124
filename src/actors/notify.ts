/** What shows messages is fetched when it is likely to be needed, not with the first screen. */
const library = () => import('react-hot-toast');

let needed = false;
const listeners = new Set<() => void>();

/** Whether there has been a message yet, for whoever puts them on the screen. */
export const notifications = {
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  needed: (): boolean => needed,
};

async function open() {
  needed = true;
  for (const changed of listeners) changed();
  return (await library()).toast;
}

/**
 * Brief messages over the screen (specification sections 8 and 9). `prepare` fetches what shows them while there is
 * a connection: one of the things they tell is that there is none.
 */
export const notify = {
  prepare: (): void => {
    library().catch((failure: unknown) => console.error('Messages cannot be shown yet.', failure));
  },
  success: (message: string): void => {
    void open().then((toast) => toast.success(message));
  },
  failure: (message: string): void => {
    void open().then((toast) => toast.error(message));
  },
  /** With an id a message is on the screen once, however often it is asked for. */
  warning: (message: string, id?: string): void => {
    void open().then((toast) => toast(message, { icon: '!', ...(id === undefined ? {} : { id }) }));
  },
};
