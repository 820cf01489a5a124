import type { ListGap } from '#src/contract/partialList.ts';

/** The reads, as `GET /transactions/history`, whose latest answer had no whole list, and why. */
const calls = new Map<string, ListGap>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listen of listeners) listen();
};

export const partialLists = {
  subscribe: (listen: () => void): (() => void) => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  },
  /** A part of a list comes first: it may lack more. */
  find: (): ListGap | undefined => {
    const gaps = [...calls.values()];
    return gaps.includes('partial') ? 'partial' : gaps[0];
  },
  set(call: string, gap: ListGap | undefined): void {
    if (gap === calls.get(call)) return;
    if (gap) calls.set(call, gap);
    else calls.delete(call);
    tell();
  },
  /** They are those of a member. */
  clear(): void {
    calls.clear();
    tell();
  },
};
