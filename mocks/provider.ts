import { FaultInjection } from './faultInjection';
import { CallLog } from './server/callLog';
import type { CookieTransport } from './server/cookies';
import { type Interruptible, type OnProgress, runAtOnce } from './slices';
import type { World } from './world/world';

/** Runs work on the latest world, isolated from other work. Writes also store the changed world. */
export interface Transactions {
  readonly read: <T>(work: () => T) => Promise<T>;
  readonly write: <T>(work: () => T) => Promise<T>;
  /** For longer work: the page can be used meanwhile, while all other work waits. */
  readonly writeInSlices: (work: () => Interruptible<void>, onProgress?: OnProgress) => Promise<void>;
}

/** A running provider, as its handlers and controls use it. */
export interface Provider {
  readonly world: World;
  readonly faults: FaultInjection;
  readonly calls: CallLog;
  readonly cookies: CookieTransport;
  readonly transactions: Transactions;
  /**
   * Keeps the present world, and then carries out work that replaces it; no other replaces or undoes meanwhile. The work
   * calls `recordUndo` when the next world is there: *Undo* then restores the one before.
   */
  readonly replaceWorld: (
    work: (recordUndo: (continues?: boolean) => void) => Promise<void>,
  ) => Promise<void>;
  /** Called with every request that arrives. */
  readonly onRequest?: (request: Request) => void;
}

const run = async <T>(work: () => T): Promise<T> => work();

export const createInMemoryProvider = (world: World, cookies: CookieTransport): Provider => ({
  world,
  faults: new FaultInjection(),
  calls: new CallLog(),
  cookies,
  transactions: { read: run, write: run, writeInSlices: async (work) => runAtOnce(work()) },
  replaceWorld: (work) => work(() => {}),
});
