/** The reads, as `GET /transactions/history`, whose latest answer had only a part of a list. */
const calls = new Set<string>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listen of listeners) listen();
};

export const partialLists = {
  subscribe: (listen: () => void): (() => void) => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  },
  hasAny: (): boolean => calls.size > 0,
  set(call: string, isPartial: boolean): void {
    if (isPartial === calls.has(call)) return;
    if (isPartial) calls.add(call);
    else calls.delete(call);
    tell();
  },
  /** They are those of a member. */
  clear(): void {
    calls.clear();
    tell();
  },
};
