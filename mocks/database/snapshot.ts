import * as z from 'zod/mini';
import type { Interruptible } from '../slices';
import type { History } from '../world/history';
import { worldDefinition } from '../world/worldDefinition';
import type { DatabaseChanges } from './database';
import { getShape, isObject, isRow, mapTables, modelNames } from './fields';
import { createRandomId } from './ids';
import { joinList } from './joinedTexts';
import type { ModelName } from './models';
import { isPackedTable, type PackedTables, packRows } from './packedTable';

/** Increased whenever a table or the meaning of a field changes: older snapshots are then upgraded or replaced by a new world. */
export const SNAPSHOT_VERSION = 8;
/**
 * The oldest that is read: its numbers were in wider types, and its texts, as those of version 6, in lists. Up to version 7
 * checkpoints were stored apart: an older page would remove the packed rows that they have in common with the world.
 */
export const OLDEST_VERSION = 5;

/** The packed rows that a world has begun with. Never changed: worlds, checkpoints and tabs share them. */
export interface WorldBase {
  /** random */
  readonly id: string;
  /** the definition of the world gives the same rows again */
  readonly isGenerated: boolean;
  /** provider time, in milliseconds since 1970 */
  readonly startsAt: number;
  readonly tables: PackedTables;
}

export const createBase = (content: Omit<WorldBase, 'id'>): WorldBase => ({
  id: createRandomId(),
  ...content,
});

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isChanges = (value: unknown): value is DatabaseChanges =>
  isObject(value) &&
  modelNames.every((name) => {
    const changes: unknown = Reflect.get(value, name);
    if (changes === undefined) return true;
    return (
      isObject(changes) &&
      isList(Reflect.get(changes, 'rows'), (row) => isRow(name, row)) &&
      isList(Reflect.get(changes, 'removed'), (id) => typeof id === 'string')
    );
  });

export const databaseChanges = z.custom<DatabaseChanges>(isChanges);

const isEntry = (entry: unknown): boolean =>
  isObject(entry) && 'changes' in entry && Array.isArray(entry.changes) && 'clock' in entry;
const isHistory = (value: unknown): value is History =>
  isObject(value) && ['undo', 'redo'].every((name) => isList(Reflect.get(value, name), isEntry));

/** The stored form of a world. `clock` is the offset of provider time, in milliseconds; `fast` is there while it passes faster. */
const snapshot = z.object({
  version: z.int().check(z.gte(OLDEST_VERSION), z.lte(SNAPSHOT_VERSION)),
  definition: worldDefinition,
  /** id of the packed rows, which are stored once */
  base: z.string(),
  changes: databaseChanges,
  clock: z.number(),
  fast: z.optional(z.object({ rate: z.number().check(z.gte(1)), since: z.number() })),
  /** until when the members have acted by themselves, in provider time; absent: until it was stored */
  livedUntil: z.optional(z.number()),
  /** http-only cookies by name */
  cookies: z.record(z.string(), z.object({ value: z.string(), expires_at: z.number() })),
  history: z.custom<History>(isHistory),
});
type StoredSnapshot = z.output<typeof snapshot>;
export type Snapshot = Omit<StoredSnapshot, 'base' | 'version'> & { readonly base: WorldBase };
export type Cookies = Snapshot['cookies'];

export const toStored = ({ base, ...content }: Snapshot): StoredSnapshot => ({
  version: SNAPSHOT_VERSION,
  ...content,
  base: base.id,
});

const baseInfo = z.object({ id: z.string(), isGenerated: z.boolean(), startsAt: z.number() });

/** A column whose texts are in a list, as they were before version 7, has them joined; anything else is as it was. */
function joinTexts(column: unknown): unknown {
  if (!isObject(column)) return column;
  if (column.kind === 'list') return { ...column, items: joinTexts(column.items) };
  return column.kind === 'text' && Array.isArray(column.values)
    ? { ...column, values: joinList(column.values) }
    : column;
}

function joinTableTexts(table: unknown): unknown {
  if (!isObject(table) || !isObject(table.columns)) return table;
  const columns = Object.entries(table.columns).map(([name, column]) => [name, joinTexts(column)]);
  return { ...table, columns: Object.fromEntries(columns) };
}

/** Reads packed rows, of each table as long as a slice at most; undefined unless all are valid. */
export function* readBase(
  about: unknown,
  readTable: (name: ModelName) => unknown,
): Interruptible<WorldBase | undefined> {
  const { data } = baseInfo.safeParse(about);
  if (!data) return undefined;
  const tables = mapTables((name) => packRows(getShape(name), []));
  for (const name of modelNames) {
    const table = joinTableTexts(readTable(name));
    if (!isPackedTable(getShape(name), table)) return undefined;
    tables[name] = table;
    yield 1;
  }
  return { ...data, tables };
}

/** Whether a newer version of the demo has stored it. */
export const isNewer = (stored: unknown): boolean =>
  isObject(stored) &&
  'version' in stored &&
  typeof stored.version === 'number' &&
  stored.version > SNAPSHOT_VERSION;

/**
 * Parses a stored value, whose packed rows are looked up by their id; undefined unless it is a valid snapshot of this
 * version or the oldest that is read.
 */
export async function readSnapshot(
  stored: unknown,
  findBase: (id: string) => WorldBase | undefined | Promise<WorldBase | undefined>,
): Promise<Snapshot | undefined> {
  const { data } = snapshot.safeParse(stored);
  const base = data && (await findBase(data.base));
  if (!data || !base) return undefined;
  const { version: _, ...content } = data;
  return { ...content, base };
}
