import { get, getMany, promisifyRequest, type UseStore } from 'idb-keyval';
import * as z from 'zod/mini';
import { modelNames } from '../database/fields';
import { readBase, type WorldBase } from '../database/snapshot';
import { runInSlices } from '../slices';

/** The world's key. What is told of a checkpoint has its id as key. */
export const WORLD_KEY = 'world';
export const getCheckpointKey = (id: string): string => `${WORLD_KEY} ${id}`;

const PREFIX = 'base ';
const getKey = (id: string): string => `${PREFIX}${id}`;

const isBaseKey = (key: string): boolean => key.startsWith(PREFIX);

/** Whether a key of the store is neither one of packed rows nor one of a world: their values are large. */
export const isSmall = (key: string): boolean =>
  !isBaseKey(key) && key !== WORLD_KEY && !key.startsWith(getCheckpointKey(''));

type Entry = readonly [key: string, value: unknown];

/** The next ones are copied while the browser writes those before. The first ones are small. */
const PUTS_AT_A_TIME = 4;

/**
 * Stores values in one transaction, each in a task of its own: to copy a large one takes some milliseconds, and to end a
 * transaction, too.
 */
function putInTurn(
  objects: IDBObjectStore,
  entries: Iterator<Entry>,
  fail: (failure: unknown) => void,
): void {
  const { value: entry, done } = entries.next();
  if (done) return;
  const [key, value] = entry;
  try {
    objects.put(value, key).onsuccess = () => putInTurn(objects, entries, fail);
  } catch (failure) {
    fail(failure);
  }
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

/**
 * Stores values that refer to packed rows, and these unless they are there, in one transaction: another tab never finds one
 * without the other. Piece by piece, so that none of them is felt while a screen is used. Resolves to whether the rows are new.
 */
export async function saveWithBase(
  base: WorldBase,
  values: readonly Entry[],
  store: UseStore,
): Promise<boolean> {
  const key = getKey(base.id);
  let isNew = false;
  let failure: unknown;
  await store('readwrite', async (objects) => {
    isNew = (await promisifyRequest(objects.getKey(key))) === undefined;
    const entries = [...(isNew ? listEntries(key, base) : []), ...values].values();
    const fail = (reason: unknown) => {
      // The transaction does not say why it was aborted, and is no longer to be aborted after that.
      if (failure === undefined) objects.transaction.abort();
      failure ??= reason;
    };
    for (let count = 0; count < PUTS_AT_A_TIME; count++) putInTurn(objects, entries, fail);
    return promisifyRequest(objects.transaction);
  }).catch((error: unknown) => {
    throw failure ?? error;
  });
  return isNew;
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

const referrer = z.object({ base: z.string() });

/** Removes the packed rows that neither the world nor a checkpoint refers to. */
export async function removeUnneededBases(store: UseStore): Promise<void> {
  await store('readwrite', async (objects) => {
    const keys = (await promisifyRequest(objects.getAllKeys())).map(String);
    const referrers = keys.filter((key) => key === WORLD_KEY || isSmall(key));
    const values = await Promise.all(referrers.map((key) => promisifyRequest<unknown>(objects.get(key))));
    const needed = values.flatMap((value) => referrer.safeParse(value).data?.base ?? []).map(getKey);
    const isNeeded = (key: string) => needed.some((one) => key === one || key.startsWith(`${one} `));
    for (const key of keys) if (isBaseKey(key) && !isNeeded(key)) objects.delete(key);
    return promisifyRequest(objects.transaction);
  });
}
