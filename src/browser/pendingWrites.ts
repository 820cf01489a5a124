let pending = 0;
const listeners = new Set<() => void>();

function add(change: 1 | -1): void {
  pending += change;
  for (const listener of listeners) listener();
}

/** Requests that change something and whose answer has not come in full, for components. */
export const pendingWrites = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  exist: (): boolean => pending > 0,
};

/** `send`, with its requests counted as pending until their answer has been read. Reads are not counted. */
export const trackWrites =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    if ((init?.method ?? 'GET') === 'GET') return send(input, init);
    const end = () => add(-1);
    add(1);
    try {
      const response = await send(input, init);
      response.clone().arrayBuffer().then(end, end);
      return response;
    } catch (failure) {
      end();
      throw failure;
    }
  };
