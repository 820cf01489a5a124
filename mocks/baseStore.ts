import { delMany, get, keys, set, type UseStore } from 'idb-keyval';
import { mapTables, modelNames } from './database/fields';
import { readBase, type WorldBase } from './database/snapshot';
import { runInSlices } from './slices';

const PREFIX = 'base ';
const getKey = (id: string): string => `${PREFIX}${id}`;

/** Whether a key of the store is one of packed rows. */
export const isBaseKey = (key: string): boolean => key.startsWith(PREFIX);

/** Stores packed rows, unless they are there: table by table, so that none of them is felt while a screen is used. */
export async function saveBase({ tables, ...about }: WorldBase, store: UseStore): Promise<void> {
  const key = getKey(about.id);
  if ((await get<unknown>(key, store)) !== undefined) return;
  for (const name of modelNames) await set(`${key} ${name}`, tables[name], store);
  await set(key, about, store);
}

/** Undefined when there are none with this id. */
export async function loadBase(id: string, store: UseStore): Promise<WorldBase | undefined> {
  const key = getKey(id);
  const about = await get<unknown>(key, store);
  const tables = mapTables<unknown>(() => undefined);
  for (const name of modelNames) tables[name] = await get<unknown>(`${key} ${name}`, store);
  return runInSlices(readBase(about, (name) => tables[name]));
}

/** Removes all packed rows but those with one of these ids. */
export async function removeOtherBases(ids: readonly string[], store: UseStore): Promise<void> {
  const needed = ids.map(getKey);
  const isNeeded = (key: string) => needed.some((one) => key === one || key.startsWith(`${one} `));
  await delMany(
    (await keys<string>(store)).filter((key) => isBaseKey(key) && !isNeeded(key)),
    store,
  );
}
