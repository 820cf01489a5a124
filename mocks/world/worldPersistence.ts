import { createStore, delMany, get, getMany } from 'idb-keyval';
import { toOwnName } from '#src/basePath.ts';
import { createRandomId } from '../database/ids';
import { isNewer, readSnapshot, toStored, type WorldBase } from '../database/snapshot';
import type { Transactions } from '../provider';
import { type Interruptible, type OnProgress, runInSlices } from '../slices';
import { loadBase, removeUnneededBases, saveWithBase, WORLD_KEY } from './baseStore';
import { removeAutomatic } from './checkpointStore';
import type { World } from './world';

/** Name of the IndexedDB database, of its object store and of the Web Lock. */
const NAME = toOwnName('trellis-demo');
/** An id that changes with every write, so that a tab can tell cheaply whether its world is the stored one. */
const REVISION_KEY = 'revision';

/** A world of 50,000 members is generated in less, also by a slow processor. */
const OTHER_TAB_TIMEOUT_MS = 60_000;

/** Another tab may put another world there while it is read. */
const MAX_ATTEMPTS = 3;

class NewerWorldError extends Error {}
class UnreadableWorldError extends Error {}

/** Why changes are not stored: the browser refuses it, or what is stored is of a newer version than this page. */
export type KeepProblem = 'refused' | 'newer';

/** Resolves to what puts a new world in place of the present one. */
type PrepareWorld = () => Promise<() => void>;

const withLock = async <T>(work: () => Promise<T>): Promise<Awaited<T>> =>
  navigator.locks ? navigator.locks.request(NAME, work) : await work();

/** Rejects when the browser does not answer in time. */
const inTime = <T>(answer: Promise<T>, timeoutMs: number): Promise<T> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      signal.addEventListener('abort', () => reject(signal.reason));
    }),
  ]);

/**
 * Work that holds the lock, which has to be given in time where nobody holds it. Another tab that does, and may be generating
 * a world, is waited for longer.
 */
function withLockInTime<T>(work: () => Promise<T>, timeoutMs: number): Promise<T> {
  const { locks } = navigator;
  if (!locks) return work();
  const waiting = new AbortController();
  let isGiven = false;
  const done: Promise<T> = locks.request(NAME, { signal: waiting.signal }, () => {
    isGiven = true;
    return work();
  });
  const isHeld = async () => {
    const { held = [] } = await inTime(locks.query(), timeoutMs);
    return held.some(({ name }) => name === NAME);
  };
  const giveUp = async (): Promise<T> => {
    const end = performance.now() + OTHER_TAB_TIMEOUT_MS;
    do await new Promise((resolve) => setTimeout(resolve, timeoutMs));
    while (!isGiven && performance.now() < end && (await isHeld()));
    if (isGiven) return done;
    const reason = new Error('the lock of all tabs was not given in time');
    waiting.abort(reason);
    throw reason;
  };
  return Promise.race([done, giveUp()]);
}

/**
 * Stores a world in IndexedDB for the next visit and shares it between tabs. A write holds a lock of all tabs while
 * it reads the stored world, changes it and stores it; it resolves after that, so a reload cannot lose it. Within a
 * tab, reads and writes run one after the other.
 */
export class WorldPersistence implements Transactions {
  readonly #world: World;
  /** of the world, and of its checkpoints */
  readonly store = createStore(NAME, NAME);
  readonly #listeners = new Set<() => void>();
  /** undefined until one has been stored or read: the storage has answered */
  #revision: unknown;
  #queue: Promise<unknown> = Promise.resolve();
  #problem: KeepProblem | undefined;
  /** Whether what was stored could not be read when it was opened, and a new world is in its place. */
  wasUnreadable = false;

  constructor(world: World) {
    this.#world = world;
  }

  /** Whether changes are stored. Once the browser has refused one, the world of this tab lasts until the page is left. */
  readonly isKept = (): boolean => this.#problem === undefined;

  readonly getProblem = (): KeepProblem | undefined => this.#problem;

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

  /** A write whose work is done in slices. */
  readonly writeInSlices = (work: () => Interruptible<void>, onProgress?: OnProgress): Promise<void> =>
    this.#enqueueLocked(async () => {
      await this.#whileKept(() => this.#synchronize());
      await runInSlices(work(), onProgress);
      await this.#whileKept(() => this.#save());
    });

  /**
   * Loads the stored world. Puts a new one in its place when there is none or it cannot be read, and when the browser refuses
   * its storage or does not answer for so many milliseconds while no other tab is at work on it. The world of a newer version
   * stays as it is: this tab then has one of its own.
   */
  async open(timeoutMs: number, prepare: PrepareWorld): Promise<'loaded' | 'created'> {
    const load = () => withLockInTime(() => this.#load(timeoutMs), timeoutMs);
    const result = await this.#enqueue(load).catch((error: unknown) => {
      this.wasUnreadable = error instanceof UnreadableWorldError;
      if (this.wasUnreadable) return 'absent';
      this.#stopKeeping(error);
      return 'absent';
    });
    if (result === 'loaded') return result;
    return this.#enqueueLocked(async () => {
      let isThere = false;
      if (!this.wasUnreadable) {
        await this.#whileKept(async () => {
          // Another tab may have stored one meanwhile.
          isThere = (await this.#load()) === 'loaded';
        });
      }
      if (!isThere) await this.#replace(prepare);
      return isThere ? 'loaded' : 'created';
    });
  }

  /** Replaces the world with a new one, in all tabs. A storage that was full may have room for it. */
  reset(prepare: PrepareWorld): Promise<void> {
    const isFull = this.#problem === 'refused' && this.#revision !== undefined;
    if (isFull) this.#setProblem(undefined);
    return this.#enqueueLocked(() => this.#replace(prepare));
  }

  async #replace(prepare: PrepareWorld): Promise<void> {
    const apply = await prepare();
    apply();
    await this.#whileKept(async () => {
      // A full storage may have room for the new world without the old one, which a reload must not bring back.
      await delMany([WORLD_KEY, REVISION_KEY], this.store);
      await removeUnneededBases(this.store);
      await this.#save().catch(async () => {
        // The checkpoint of the world that is replaced has taken that room.
        await removeAutomatic(this.store);
        await this.#save();
      });
    });
  }

  async #whileKept(access: () => Promise<void>): Promise<void> {
    if (this.isKept()) await access().catch((error: unknown) => this.#stopKeeping(error));
  }

  #stopKeeping(error: unknown): void {
    console.warn('The demo cannot store its data in this browser: it lasts until the page is left.', error);
    this.#setProblem(error instanceof NewerWorldError ? 'newer' : 'refused');
  }

  #setProblem(problem: KeepProblem | undefined): void {
    this.#problem = problem;
    for (const listener of this.#listeners) listener();
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#queue.then(work);
    this.#queue = result.catch(() => {});
    return result;
  }

  #enqueueLocked<T>(work: () => Promise<T>): Promise<T> {
    // Without storage there is nothing that tabs could share, and their lock may be what never answers.
    return this.#enqueue(() => (this.isKept() ? withLock(work) : work()));
  }

  async #synchronize(): Promise<void> {
    const stored: unknown = await get(REVISION_KEY, this.store);
    // One that was deleted while the page is open goes on in memory, and is stored by the next write: another tab may be about
    // to store a new one.
    if (stored !== this.#revision) await this.#load();
  }

  /** Throws a NewerWorldError for the world of a newer version, and an Error for one that cannot be read. */
  async #load(timeoutMs?: number): Promise<'loaded' | 'absent'> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const answer = getMany<unknown>([WORLD_KEY, REVISION_KEY], this.store);
      const [stored, revision] = await (timeoutMs === undefined ? answer : inTime(answer, timeoutMs));
      if (stored === undefined) return 'absent';
      if (isNewer(stored)) throw new NewerWorldError('a newer version of the demo has stored its data');
      const snapshot = await readSnapshot(stored, (id) => this.#findBase(id));
      if (!snapshot) continue;
      this.#world.restore(snapshot);
      this.#revision = revision;
      return 'loaded';
    }
    throw new UnreadableWorldError('the stored data cannot be read');
  }

  #findBase(id: string): WorldBase | Promise<WorldBase | undefined> {
    const { base } = this.#world;
    return id === base.id ? base : loadBase(id, this.store);
  }

  async #save(): Promise<void> {
    const revision = createRandomId();
    const snapshot = this.#world.snapshot();
    const isBaseNew = await saveWithBase(
      snapshot.base,
      [
        [WORLD_KEY, toStored(snapshot)],
        [REVISION_KEY, revision],
      ],
      this.store,
    );
    this.#revision = revision;
    if (isBaseNew) await removeUnneededBases(this.store);
  }
}
