import { clear, createStore, get, getMany, setMany } from 'idb-keyval';
import { toOwnName } from '#src/basePath.ts';
import { isOfLaterVersion, readSnapshot } from './database/snapshot';
import type { Transactions } from './provider';
import type { World } from './world';

/** Name of the IndexedDB database, of its object store and of the Web Lock. */
const NAME = toOwnName('trellis-demo');
const WORLD_KEY = 'world';
/** An id that changes with every write, so that a tab can tell cheaply whether its world is the stored one. */
const REVISION_KEY = 'revision';

const withLock = async <T>(work: () => Promise<T>): Promise<Awaited<T>> =>
  navigator.locks ? navigator.locks.request(NAME, work) : await work();

/**
 * Why changes are not stored, and last until the page is left: the browser has refused one, or a later version of the
 * demo, in another tab, stores what this one cannot read.
 */
export type StorageProblem = 'refused' | 'laterVersion';

class LaterVersionError extends Error {}

/**
 * Stores a world in IndexedDB for the next visit and shares it between tabs. A write holds a lock of all tabs while
 * it reads the stored world, changes it and stores it; it resolves after that, so a reload cannot lose it. Within a
 * tab, reads and writes run one after the other.
 */
export class WorldPersistence implements Transactions {
  readonly #world: World;
  readonly #store = createStore(NAME, NAME);
  readonly #listeners = new Set<() => void>();
  #revision: unknown;
  #queue: Promise<unknown> = Promise.resolve();
  #problem: StorageProblem | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  /** Undefined as long as changes are stored; once they are not, they no longer are. */
  readonly getProblem = (): StorageProblem | undefined => this.#problem;

  /** Calls back when that changes. Returns a function that ends it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = <T>(work: () => T): Promise<T> =>
    this.#enqueue(async () => {
      await this.#whileKept(() => this.#synchronize());
      return work();
    });

  readonly write = <T>(work: () => T): Promise<T> =>
    this.#enqueueLocked(async () => {
      await this.#whileKept(() => this.#synchronize());
      const result = work();
      await this.#whileKept(() => this.#save());
      return result;
    });

  /**
   * Loads the stored world. Generates a new one when there is none or it is not a snapshot of this version, and when the
   * browser refuses its storage or does not answer for so many milliseconds. Resolves to what was stored.
   */
  async open(timeoutMs: number): Promise<'world' | 'nothing' | 'unreadable'> {
    const signal = AbortSignal.timeout(timeoutMs);
    const timeout = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    const load = this.#enqueueLocked(() => this.#load(signal));
    const stored = await Promise.race([load, timeout]).catch((error: unknown) => {
      this.#stopKeeping(error);
      // What never answered must not hold up what comes after it.
      this.#queue = Promise.resolve();
      return 'nothing' as const;
    });
    if (stored !== 'world') await this.reset();
    return stored;
  }

  /** Replaces the world with a new one, in all tabs. */
  reset(): Promise<void> {
    return this.#enqueueLocked(async () => {
      this.#world.generate();
      await this.#whileKept(async () => {
        // A full storage may have room for the new world without the old one, which a reload must not bring back.
        await clear(this.#store);
        await this.#save();
      });
    });
  }

  async #whileKept(access: () => Promise<void>): Promise<void> {
    if (!this.#problem) await access().catch((error: unknown) => this.#stopKeeping(error));
  }

  #stopKeeping(error: unknown): void {
    console.warn('The demo cannot store its data in this browser: it lasts until the page is left.', error);
    this.#problem = error instanceof LaterVersionError ? 'laterVersion' : 'refused';
    for (const listener of this.#listeners) listener();
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  #enqueueLocked<T>(work: () => Promise<T>): Promise<T> {
    // Without storage there is nothing that tabs could share, and their lock may be what never answers.
    return this.#enqueue(() => (this.#problem ? work() : withLock(work)));
  }

  async #synchronize(): Promise<void> {
    const stored: unknown = await get(REVISION_KEY, this.#store);
    if (stored === this.#revision || (await this.#load()) === 'world') return;
    // The stored world was deleted, or replaced by an earlier version: continue with the one in memory.
    await this.#save();
  }

  async #load(signal?: AbortSignal): Promise<'world' | 'nothing' | 'unreadable'> {
    const [stored, revision]: unknown[] = await getMany([WORLD_KEY, REVISION_KEY], this.#store);
    signal?.throwIfAborted();
    if (stored === undefined) return 'nothing';
    if (isOfLaterVersion(stored)) throw new LaterVersionError('Another tab has a later version of the demo.');
    const snapshot = readSnapshot(stored);
    if (!snapshot) return 'unreadable';
    this.#world.restore(snapshot);
    this.#revision = revision;
    return 'world';
  }

  async #save(): Promise<void> {
    const revision = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
    await setMany(
      [
        [WORLD_KEY, this.#world.snapshot()],
        [REVISION_KEY, revision],
      ],
      this.#store,
    );
    this.#revision = revision;
  }
}
