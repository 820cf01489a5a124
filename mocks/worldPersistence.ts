import { createStore, get, getMany, setMany } from 'idb-keyval';
import { toOwnName } from '#src/basePath.ts';
import { readSnapshot } from './database/snapshot';
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
 * Stores a world in IndexedDB for the next visit and shares it between tabs. A write holds a lock of all tabs while
 * it reads the stored world, changes it and stores it; it resolves after that, so a reload cannot lose it. Within a
 * tab, reads and writes run one after the other.
 */
export class WorldPersistence implements Transactions {
  readonly #world: World;
  readonly #store = createStore(NAME, NAME);
  #revision: unknown;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(world: World) {
    this.#world = world;
  }

  readonly read = <T>(work: () => T): Promise<T> =>
    this.#enqueue(async () => {
      await this.#synchronize();
      return work();
    });

  readonly write = <T>(work: () => T): Promise<T> =>
    this.#enqueueLocked(async () => {
      await this.#synchronize();
      const result = work();
      await this.#save().catch((error: unknown) => {
        // The change is lost: the next access must load what is stored.
        this.#revision = Symbol('unknown');
        throw error;
      });
      return result;
    });

  /** Loads the stored world. Generates a new one when there is none or it is not a snapshot of this version. */
  open(): Promise<void> {
    return this.#enqueueLocked(async () => {
      if (!(await this.#load())) await this.#generate();
    });
  }

  /** Replaces the world with a new one, in all tabs. */
  reset(): Promise<void> {
    return this.#enqueueLocked(() => this.#generate());
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  #enqueueLocked<T>(work: () => Promise<T>): Promise<T> {
    return this.#enqueue(() => withLock(work));
  }

  async #generate(): Promise<void> {
    this.#world.generate();
    await this.#save();
  }

  async #synchronize(): Promise<void> {
    const stored: unknown = await get(REVISION_KEY, this.#store);
    if (stored === this.#revision || (await this.#load())) return;
    // The stored world was deleted while the page is open: continue with the one in memory.
    await this.#save();
  }

  async #load(): Promise<boolean> {
    const [stored, revision]: unknown[] = await getMany([WORLD_KEY, REVISION_KEY], this.#store);
    const snapshot = readSnapshot(stored);
    if (!snapshot) return false;
    this.#world.restore(snapshot);
    this.#revision = revision;
    return true;
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
