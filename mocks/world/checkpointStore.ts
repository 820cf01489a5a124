import { createStore, del, get, keys, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { toOwnName } from '#src/basePath.ts';
import { readSnapshot, type Snapshot, toStored, type WorldBase } from '../database/snapshot';
import { isBaseKey, loadBase, removeOtherBases, saveBase } from './baseStore';

/** A world as it was at some moment. */
export interface CheckpointInfo {
  readonly id: string;
  /** null for one that was made because the world was about to be replaced */
  readonly name: string | null;
  /** milliseconds since 1970, of the browser's own clock */
  readonly keptAt: number;
  /** provider time */
  readonly now: number;
  readonly members: number;
  readonly scenario: string | null;
}

export interface CheckpointStore {
  /** newest first */
  list(): Promise<readonly CheckpointInfo[]>;
  save(info: CheckpointInfo, snapshot: Snapshot): Promise<void>;
  load(id: string): Promise<Snapshot | undefined>;
  remove(id: string): Promise<void>;
}

const info = z.object({
  id: z.string(),
  name: z.nullable(z.string()),
  keptAt: z.number(),
  now: z.number(),
  members: z.number(),
  scenario: z.nullable(z.string()),
});
/** How it is stored: with the id of its packed rows, which several share. */
const storedInfo = z.extend(info, { base: z.optional(z.string()) });

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

const NAME = toOwnName('trellis-demo-checkpoints');
const WORLD_PREFIX = 'world ';

/**
 * Checkpoints in IndexedDB. Where the browser refuses it, has no room, or has not stored the world itself, they last
 * until the page is left.
 */
export function createStoredCheckpoints(isKept: () => boolean, getBase: () => WorldBase): CheckpointStore {
  const store = createStore(NAME, NAME);
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
  const listStored = async () => {
    const isInfo = (key: string) => !key.startsWith(WORLD_PREFIX) && !isBaseKey(key);
    const ids = (await keys<string>(store)).filter(isInfo);
    const found = await Promise.all(ids.map((id) => get<unknown>(id, store)));
    return found.flatMap((one) => storedInfo.safeParse(one).data ?? []);
  };
  return {
    list: async () => sortNewestFirst([...(await attempt(listStored, [])), ...(await memory.list())]),
    save: async (about, snapshot) => {
      const isStored = await attempt(async () => {
        await saveBase(snapshot.base, store);
        await set(WORLD_PREFIX + about.id, toStored(snapshot), store);
        await set(about.id, { ...about, base: snapshot.base.id }, store);
        return true;
      }, false);
      if (!isStored) await memory.save(about, snapshot);
    },
    load: async (id) =>
      (await memory.load(id)) ??
      attempt(
        async () =>
          readSnapshot(await get<unknown>(WORLD_PREFIX + id, store), (base) => {
            // Most are of the world that is open.
            const open = getBase();
            return open.id === base ? open : loadBase(base, store);
          }),
        undefined,
      ),
    remove: async (id) => {
      await memory.remove(id);
      await attempt(async () => {
        await del(id, store);
        await del(WORLD_PREFIX + id, store);
        await removeOtherBases(
          (await listStored()).flatMap(({ base = [] }) => base),
          store,
        );
      }, undefined);
    },
  };
}
