import { createStore, get, getMany, setMany } from 'idb-keyval';
import { readSnapshot } from './database/snapshot';
import type { Transact } from './provider';
import type { World } from './world';

const NAME = 'trellis-demo';
/** The record that holds the world, and beside it the mark of whoever wrote it last, which is quick to look at. */
const WORLD = 'world';
const REVISION = 'revision';

const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
  if (!navigator.locks) return work();
  // The lock's own typing wraps the promise twice; a variable carries the value out.
  const done: { value: T }[] = [];
  await navigator.locks.request(NAME, async () => {
    done.push({ value: await work() });
  });
  const [result] = done;
  if (!result) throw new Error('the lock was given up before the work was done');
  return result.value;
};

/**
 * Keeps a world in IndexedDB for the next visit and for the other tabs. Whatever changes the world runs under a lock
 * that all tabs share: read what another tab has written, change, write, let go. The reply is sent only then, so
 * that a reload right after it finds the change. In one tab, pieces of work run one after the other.
 */
export class WorldPersistence {
  readonly #world: World;
  readonly #store = createStore(NAME, NAME);
  #revision: unknown;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(world: World) {
    this.#world = world;
  }

  readonly transact: Transact = (change, work) =>
    this.#inTurn(async () => {
      if (!change) {
        await this.#catchUp();
        return work();
      }
      return exclusively(async () => {
        await this.#catchUp();
        const result = work();
        await this.#write().catch((error: unknown) => {
          // What could not be kept has not happened: the next look brings back what is stored.
          this.#revision = Symbol('unknown');
          throw error;
        });
        return result;
      });
    });

  /** Restores what is stored; a foreign, older or damaged record, or none, means a new world. */
  open(): Promise<void> {
    return this.#inTurn(() =>
      exclusively(async () => {
        if (await this.#read()) return;
        this.#world.generate();
        await this.#write();
      }),
    );
  }

  /** Makes the world anew, for all tabs. */
  reset(): Promise<void> {
    return this.#inTurn(() =>
      exclusively(async () => {
        this.#world.generate();
        await this.#write();
      }),
    );
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  async #catchUp(): Promise<void> {
    const stored: unknown = await get(REVISION, this.#store);
    if (stored === this.#revision) return;
    if (await this.#read()) return;
    // Somebody has emptied the store under a running page: go on with the world in memory.
    await this.#write();
  }

  async #read(): Promise<boolean> {
    const [stored, revision]: unknown[] = await getMany([WORLD, REVISION], this.#store);
    const snapshot = readSnapshot(stored);
    if (!snapshot) return false;
    this.#world.restore(snapshot);
    this.#revision = revision;
    return true;
  }

  async #write(): Promise<void> {
    const revision = Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
    await setMany(
      [
        [WORLD, this.#world.snapshot()],
        [REVISION, revision],
      ],
      this.#store,
    );
    this.#revision = revision;
  }
}
