import { CallLog } from './callLog';
import type { CookieTransport } from './cookies';
import { FaultInjection } from './faultInjection';
import type { World } from './world';

/** Runs synchronous work on the latest world, isolated from other work. `write` also stores the changed world. */
export interface Transactions {
  readonly read: <T>(work: () => T) => Promise<T>;
  readonly write: <T>(work: () => T) => Promise<T>;
}

/** A running provider, as its handlers and controls use it. */
export interface Provider {
  readonly world: World;
  readonly faults: FaultInjection;
  readonly calls: CallLog;
  readonly cookies: CookieTransport;
  readonly transactions: Transactions;
  /** Called with every request that arrives. */
  readonly onRequest?: (request: Request) => void;
}

const run = async <T>(work: () => T): Promise<T> => work();

/** A provider whose world is stored in memory only. */
export const createInMemoryProvider = (world: World, cookies: CookieTransport): Provider => ({
  world,
  faults: new FaultInjection(),
  calls: new CallLog(),
  cookies,
  transactions: { read: run, write: run },
});
