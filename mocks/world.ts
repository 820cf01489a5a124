import { Clock, type Now } from './clock';
import { createDatabase, type Database, dump, restore } from './database/database';
import { databaseStore } from './database/databaseStore';
import { type Cookies, makeSnapshot, type Snapshot } from './database/snapshot';
import type { Store } from './operations/store';
import { buildWorld } from './seed/buildWorld';

export interface WorldOptions {
  /** the number that everything is made from */
  readonly seed?: number;
  readonly members?: number;
  /** real time; a test may hand in its own */
  readonly now?: Now;
}

export const DEFAULT_SEED = 7;

/** Everything the provider knows: its tables, its time, and the cookies it has set in this browser. */
export class World {
  readonly database: Database = createDatabase();
  readonly store: Store = databaseStore(this.database);
  readonly clock: Clock;
  seed: number;
  cookies: Cookies = {};
  readonly #members: number | undefined;

  constructor({ seed = DEFAULT_SEED, members, now }: WorldOptions = {}) {
    this.seed = seed;
    this.#members = members;
    this.clock = new Clock(now);
  }

  /** Makes the world anew from its seed: its past leads up to the present, its sessions and cookies are gone. */
  generate(): void {
    this.clock.offset = 0;
    this.cookies = {};
    const members = this.#members === undefined ? {} : { members: this.#members };
    restore(this.database, buildWorld({ seed: this.seed, now: this.clock.now(), ...members }));
  }

  /** What there is to keep. The rows are live: storing them copies them. */
  snapshot(): Snapshot {
    return makeSnapshot({
      seed: this.seed,
      models: dump(this.database),
      clock: this.clock.offset,
      cookies: this.cookies,
    });
  }

  restore({ seed, models, clock, cookies }: Snapshot): void {
    this.seed = seed;
    this.clock.offset = clock;
    this.cookies = cookies;
    restore(this.database, models);
  }
}
