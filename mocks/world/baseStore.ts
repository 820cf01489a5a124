import { delMany, get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
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

/** A table that is longer would be felt when it is copied: its columns are stored one by one. */
export const MAX_ROWS_AT_ONCE = 200_000;
const longTable = z.object({ length: z.number(), apart: z.array(z.string()) });

function* listEntries(key: string, { tables, ...about }: WorldBase): Generator<Entry> {
  yield [key, about];
  const byLength = modelNames.toSorted((one, other) => tables[one].length - tables[other].length);
  for (const name of byLength) {
    const { length, columns } = tables[name];
    const apart = length > MAX_ROWS_AT_ONCE ? Object.keys(columns) : undefined;
    yield [`${key} ${name}`, apart ? { length, apart } : tables[name]];
    for (const field of apart ?? []) yield [`${key} ${name} ${field}`, columns[field]];
  }
}

/** Stores packed rows, unless they are there: piece by piece, so that none of them is felt while a screen is used. */
export async function saveBase(base: WorldBase, store: UseStore): Promise<void> {
  const key = getKey(base.id);
  if ((await get<unknown>(key, store)) !== undefined) return;
  await store('readwrite', (objects) => {
    const entries = listEntries(key, base);
    for (let count = 0; count < PUTS_AT_A_TIME; count++) putInTurn(objects, entries);
    return promisifyRequest(objects.transaction);
  });
}

/** Undefined when there are none with this id. */
export async function loadBase(id: string, store: UseStore): Promise<WorldBase | undefined> {
  const key = getKey(id);
  const loadTable = async (name: string): Promise<unknown> => {
    const table = await get<unknown>(`${key} ${name}`, store);
    const { data } = longTable.safeParse(table);
    if (!data) return table;
    const columns = await getMany<unknown>(
      data.apart.map((field) => `${key} ${name} ${field}`),
      store,
    );
    const byField = data.apart.map((field, index) => [field, columns[index]]);
    return { length: data.length, columns: Object.fromEntries(byField) };
  };
  const [about, ...tables] = await Promise.all([get<unknown>(key, store), ...modelNames.map(loadTable)]);
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
