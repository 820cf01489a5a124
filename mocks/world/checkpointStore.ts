import { createStore, delMany, get, getMany, keys, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { toOwnName } from '#src/basePath.ts';
import { readSnapshot, type Snapshot, toStored, type WorldBase } from '../database/snapshot';
import { getCheckpointKey, isSmall, loadBase, removeUnneededBases, saveWithBase } from './baseStore';

/** A world as it was at some moment. */
const checkpointInfo = z.object({
  id: z.string(),
  /** null for one that was made because the world was about to be replaced */
  name: z.nullable(z.string()),
  /** milliseconds since 1970, of the page's clock, which follows the provider's */
  keptAt: z.number(),
  /** provider time */
  now: z.number(),
  members: z.number(),
  scenario: z.nullable(z.string()),
});
export type CheckpointInfo = Readonly<z.output<typeof checkpointInfo>>;

export interface CheckpointStore {
  /** newest first */
  list(): Promise<readonly CheckpointInfo[]>;
  save(info: CheckpointInfo, snapshot: Snapshot): Promise<void>;
  load(id: string): Promise<Snapshot | undefined>;
  remove(id: string): Promise<void>;
}

/** How it is stored: with the id of its packed rows, which several share. */
type StoredInfo = CheckpointInfo & { readonly base: string };

const sortNewestFirst = (infos: readonly CheckpointInfo[]) =>
  infos.toSorted((one, other) => other.keptAt - one.keptAt || (one.id < other.id ? 1 : -1));

/** Checkpoints that last until the page is left. */
export function createMemoryCheckpoints(): CheckpointStore {
  const kept = new Map<string, { readonly info: CheckpointInfo; readonly snapshot: Snapshot }>();
  return {
    list: async () => sortNewestFirst([...kept.values()].map((one) => one.info)),
    save: async (about, snapshot) => void kept.set(about.id, { info: about, snapshot }),
    load: async (id) => kept.get(id)?.snapshot,
    remove: async (id) => void kept.delete(id),
  };
}

async function listIn(store: UseStore): Promise<CheckpointInfo[]> {
  const ids = (await keys<string>(store)).filter(isSmall);
  const found = await getMany<unknown>(ids, store);
  return found.flatMap((one) => checkpointInfo.safeParse(one).data ?? []);
}

async function removeFrom(store: UseStore, ids: readonly string[]): Promise<void> {
  await delMany(
    ids.flatMap((id) => [id, getCheckpointKey(id)]),
    store,
  );
  await removeUnneededBases(store);
}

/** Removes those that nobody has named. */
export async function removeAutomatic(store: UseStore): Promise<void> {
  const automatic = (await listIn(store)).filter(({ name }) => name === null);
  await removeFrom(
    store,
    automatic.map(({ id }) => id),
  );
}

/** Where checkpoints were before version 8 of snapshots, each packed row once more. None is added to them. */
const EARLIER_NAME = toOwnName('trellis-demo-checkpoints');

async function findEarlierStore(): Promise<UseStore | undefined> {
  // Where the browser does not name its databases they are looked for.
  const databases = await indexedDB.databases?.().catch(() => undefined);
  const isThere = databases?.some(({ name }) => name === EARLIER_NAME) ?? true;
  return isThere ? createStore(EARLIER_NAME, EARLIER_NAME) : undefined;
}

/**
 * Checkpoints in IndexedDB, beside the world. Where the browser refuses it, has no room, or has not stored the world itself,
 * they last until the page is left.
 */
export function createStoredCheckpoints(
  store: UseStore,
  isKept: () => boolean,
  getBase: () => WorldBase,
): CheckpointStore {
  let earlier: Promise<UseStore | undefined> | undefined;
  const getStores = async () => {
    earlier ??= findEarlierStore();
    const found = await earlier;
    return found ? [store, found] : [store];
  };
  const memory = createMemoryCheckpoints();
  const attempt = async <T>(access: () => Promise<T>, refused: T): Promise<T> => {
    if (!isKept()) return refused;
    try {
      return await access();
    } catch (error) {
      console.warn('Checkpoints are not stored in this browser.', error);
      return refused;
    }
  };
  const listStored = async () => (await Promise.all((await getStores()).map(listIn))).flat();
  const loadFrom = async (stores: readonly UseStore[], id: string): Promise<Snapshot | undefined> => {
    for (const one of stores) {
      const snapshot = await readSnapshot(await get<unknown>(getCheckpointKey(id), one), (base) => {
        // Most are of the world that is open.
        const open = getBase();
        return open.id === base ? open : loadBase(base, one);
      });
      if (snapshot) return snapshot;
    }
    return undefined;
  };
  return {
    list: async () => sortNewestFirst([...(await attempt(listStored, [])), ...(await memory.list())]),
    save: async (about, snapshot) => {
      const isStored = await attempt(async () => {
        const stored: StoredInfo = { ...about, base: snapshot.base.id };
        await saveWithBase(
          snapshot.base,
          [
            [getCheckpointKey(about.id), toStored(snapshot)],
            [about.id, stored],
          ],
          store,
        );
        return true;
      }, false);
      if (!isStored) await memory.save(about, snapshot);
    },
    load: async (id) =>
      (await memory.load(id)) ?? attempt(async () => loadFrom(await getStores(), id), undefined),
    remove: async (id) => {
      await memory.remove(id);
      await attempt(async () => {
        for (const one of await getStores()) await removeFrom(one, [id]);
      }, undefined);
    },
  };
}
