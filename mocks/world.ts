import { Clock, type Now } from './clock';
import { createDatabase, type Database, dump, restore } from './database/database';
import { databaseStore } from './database/databaseStore';
import { type Cookies, createSnapshot, type Snapshot } from './database/snapshot';
import type { Store } from './operations/store';
import { buildWorld } from './seed/buildWorld';

export interface WorldOptions {
  /** seed of all random values */
  readonly seed?: number;
  readonly members?: number;
  /** real time; tests may pass their own */
  readonly now?: Now;
}

const DEFAULT_SEED = 7;

/** The provider's whole state: database, clock, and the cookies it has set in this browser. */
export class World {
  readonly database: Database = createDatabase();
  readonly store: Store = databaseStore(this.database);
  readonly clock: Clock;
  seed: number;
  cookies: Cookies = {};
  /** Until when its members have acted by themselves, in provider time. */
  livedUntil = 0;
  readonly #members: number | undefined;

  constructor({ seed = DEFAULT_SEED, members, now }: WorldOptions = {}) {
    this.seed = seed;
    this.#members = members;
    this.clock = new Clock(now);
  }

  /** Replaces everything with a newly generated world, whose history ends now. Ends all sessions. */
  generate(): void {
    this.clock.pace = { rate: 1, since: 0, offset: 0 };
    this.cookies = {};
    this.livedUntil = this.clock.now();
    const members = this.#members === undefined ? {} : { members: this.#members };
    restore(this.database, buildWorld({ seed: this.seed, now: this.livedUntil, ...members }));
  }

  /** The state to store. Its rows are the live ones: the caller copies them. */
  snapshot(): Snapshot {
    const { rate, since, offset } = this.clock.pace;
    return createSnapshot({
      seed: this.seed,
      models: dump(this.database),
      clock: offset,
      ...(rate > 1 ? { fast: { rate, since } } : {}),
      livedUntil: this.livedUntil,
      cookies: this.cookies,
    });
  }

  restore({ seed, models, clock, fast = { rate: 1, since: 0 }, livedUntil, cookies }: Snapshot): void {
    this.seed = seed;
    this.clock.pace = { ...fast, offset: clock };
    this.livedUntil = livedUntil ?? this.clock.now();
    this.cookies = cookies;
    restore(this.database, models);
  }
}
