import { factory } from '@mswjs/data';
import { type Interruptible, inSteps, scale } from '../slices';
import { getShape, modelNames } from './fields';
import { getChanges, hydrate, indexed } from './indexed';
import type { TableChanges } from './indexedMap';
import { indexes, type ModelName, models, type Tables } from './models';
import { type PackedRows, readPacked } from './packedRows';
import {
  type PackedTable,
  type PackedTables,
  type PlainRow,
  packInSteps,
  STEP_ROWS,
  TableWriter,
} from './packedTable';

export const createDatabase = () => indexed(factory(models), indexes);
export type Database = ReturnType<typeof createDatabase>;

/** What has become of packed tables; of a table that is absent, nothing. */
export type DatabaseChanges = { readonly [Name in ModelName]?: TableChanges };

const NO_CHANGES: TableChanges = { rows: [], removed: [] };

/** All rows of all tables. They are the live ones: the caller copies them. */
export const dump = (database: Database): Tables => ({
  member: database.member.getAll(),
  account: database.account.getAll(),
  posting: database.posting.getAll(),
  transaction: database.transaction.getAll(),
  donation: database.donation.getAll(),
  transfer: database.transfer.getAll(),
  activity: database.activity.getAll(),
  depositWallet: database.depositWallet.getAll(),
  token: database.token.getAll(),
  idempotencyKey: database.idempotencyKey.getAll(),
  mail: database.mail.getAll(),
});

/** What has changed since `restore`. Its rows are the live ones: the caller copies them. */
export const readChanges = (database: Database): DatabaseChanges =>
  Object.fromEntries(
    modelNames
      .map((name): [ModelName, TableChanges] => [name, getChanges(database, name)])
      .filter(([, { rows, removed }]) => rows.length > 0 || removed.length > 0),
  );

/** Replaces all rows by packed ones and what has become of them. */
export function restore(database: Database, packed: PackedTables, changes: DatabaseChanges = {}): void {
  for (const name of modelNames) {
    hydrate(database, name, changes[name] ?? NO_CHANGES, readPacked(getShape(name), packed[name]));
  }
}

/** Packed rows with what has become of them, by id; those that are new come last. */
function* mergeRows(
  base: PackedRows,
  changed: Map<string, PlainRow>,
  gone: ReadonlySet<string>,
): Generator<PlainRow> {
  for (let index = 0; index < base.length; index++) {
    const id = changed.size + gone.size > 0 ? base.getId(index) : '';
    if (gone.has(id)) continue;
    yield changed.get(id) ?? base.read(index);
    changed.delete(id);
  }
  yield* changed.values();
}

/** Calls back with each row of a table in its order, without a database that would keep it. */
export function iterateRows(
  name: ModelName,
  packed: PackedTables,
  { rows, removed }: TableChanges = NO_CHANGES,
): Generator<PlainRow> {
  const changed = new Map(rows.map((row) => [String(row.id), row]));
  return mergeRows(readPacked(getShape(name), packed[name]), changed, new Set(removed));
}

/** Packs the rows of a table anew with what has become of them, and with more that are new or have changed since. */
export function* packAnew(
  name: ModelName,
  packed: PackedTables,
  { rows, removed }: TableChanges = NO_CHANGES,
  more: readonly PlainRow[] = [],
): Interruptible<PackedTable> {
  const base = readPacked(getShape(name), packed[name]);
  const changed = new Map<string, PlainRow>();
  const add = inSteps([...rows, ...more], (row) => void changed.set(String(row.id), row));
  yield* scale(add, 0, 0);
  const merged = mergeRows(base, changed, new Set(removed));
  return yield* packInSteps(getShape(name), merged, base.length + changed.size);
}

/**
 * A writer that goes on behind the rows of a table. Where some of them have changed or are gone, all are written anew, as many
 * at a time as take a millisecond.
 */
export function* continueTable(
  name: ModelName,
  packed: PackedTables,
  changes: TableChanges = NO_CHANGES,
): Interruptible<TableWriter<PlainRow>> {
  const shape = getShape(name);
  const { rows, removed } = changes;
  const base = readPacked(shape, packed[name]);
  // The changed ones are the first.
  const isChanged =
    removed.length > 0 || rows.slice(0, 1).some(({ id }) => base.indexOf(String(id)) !== undefined);
  const writer = new TableWriter(shape, isChanged ? undefined : packed[name]);
  let written = 0;
  for (const row of isChanged ? iterateRows(name, packed, changes) : rows) {
    writer.push(row);
    if (++written % STEP_ROWS === 0) yield 0;
  }
  yield 0;
  return writer;
}
