import { delMany, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import { modelNames } from '../database/fields';
import { readBase, type WorldBase } from '../database/snapshot';
import { runInSlices } from '../slices';

const PREFIX = 'base ';
const getKey = (id: string): string => `${PREFIX}${id}`;

/** Whether a key of the store is one of packed rows. */
export const isBaseKey = (key: string): boolean => key.startsWith(PREFIX);

type Entry = readonly [key: string, value: unknown];

/** The next ones are copied while the browser writes those before. The first ones are small. */
const PUTS_AT_A_TIME = 4;

/**
 * Stores values in one transaction, each in a task of its own: to copy a large one takes some milliseconds, and to end a
 * transaction, too.
 */
function putInTurn(objects: IDBObjectStore, entries: Iterator<Entry>): void {
  const { value: entry, done } = entries.next();
  if (done) return;
  const [key, value] = entry;
  objects.put(value, key).onsuccess = () => {
    try {
      putInTurn(objects, entries);
    } catch {
      // Whoever waits for the transaction is told.
      objects.transaction.abort();
    }
  };
}

/** Stores packed rows, unless they are there: table by table, so that none of them is felt while a screen is used. */
export async function saveBase({ tables, ...about }: WorldBase, store: UseStore): Promise<void> {
  const key = getKey(about.id);
  if ((await get<unknown>(key, store)) !== undefined) return;
  const byLength = modelNames.toSorted((one, other) => tables[one].length - tables[other].length);
  const ofTables = byLength.map((name): Entry => [`${key} ${name}`, tables[name]]);
  await store('readwrite', (objects) => {
    const entries = [[key, about] as const, ...ofTables].values();
    for (let count = 0; count < PUTS_AT_A_TIME; count++) putInTurn(objects, entries);
    return promisifyRequest(objects.transaction);
  });
}

/** Undefined when there are none with this id. */
export async function loadBase(id: string, store: UseStore): Promise<WorldBase | undefined> {
  const key = getKey(id);
  const [about, ...tables] = await getMany<unknown>(
    [key, ...modelNames.map((name) => `${key} ${name}`)],
    store,
  );
  return runInSlices(readBase(about, (name) => tables[modelNames.indexOf(name)]));
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
