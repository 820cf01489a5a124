import type { CookieCarrier } from './cookies';
import { FaultInjection } from './faultInjection';
import type { World } from './world';

/** Runs a piece of work on the newest world, alone; one that changes the world is kept before the promise resolves. */
export type Transact = <T>(change: boolean, work: () => T) => Promise<T>;

/** A running provider, as its endpoints and controls see it. */
export interface Provider {
  readonly world: World;
  readonly faults: FaultInjection;
  readonly cookies: CookieCarrier;
  readonly transact: Transact;
  /** Told of every request as it comes in. */
  readonly onArrival?: (request: Request) => void;
}

/** A provider whose world is kept nowhere but in memory. */
export const createInMemoryProvider = (world: World, cookies: CookieCarrier): Provider => ({
  world,
  faults: new FaultInjection(),
  cookies,
  transact: async (_change, work) => work(),
});
