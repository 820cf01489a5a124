import { factory } from '@mswjs/data';
import { getShape, modelNames } from './fields';
import { getChanges, hydrate, indexed } from './indexed';
import type { TableChanges } from './indexedMap';
import { indexes, type ModelName, models, type Tables } from './models';
import { readPacked } from './packedRows';
import type { PackedTables, PlainRow } from './packedTable';

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

/** Calls back with each row of a table in its order, without a database that would keep it. */
export function* iterateRows(
  name: ModelName,
  packed: PackedTables,
  { rows, removed }: TableChanges = NO_CHANGES,
): Generator<PlainRow> {
  const base = readPacked(getShape(name), packed[name]);
  const [changed, gone] = [
    new Map(rows.map((row) => [String(Reflect.get(row, 'id')), row])),
    new Set(removed),
  ];
  for (let index = 0; index < base.length; index++) {
    const id = changed.size + gone.size > 0 ? base.getId(index) : '';
    if (gone.has(id)) continue;
    yield changed.get(id) ?? base.read(index);
    changed.delete(id);
  }
  yield* changed.values();
}

/** Of these, rows change and are added in turns; of all others those that change come first. */
const CHANGED_IN_TURNS: readonly ModelName[] = ['member', 'account'];

/** The same after more has happened. */
export function* iterateAll(
  name: ModelName,
  packed: PackedTables,
  [{ rows, removed } = NO_CHANGES, { rows: later } = NO_CHANGES]: readonly (TableChanges | undefined)[],
): Generator<PlainRow> {
  const base = readPacked(getShape(name), packed[name]);
  const changed = new Map(rows.map((row) => [row.id, row]));
  const isNew = ({ id }: PlainRow) => !changed.has(id) && base.indexOf(String(id)) === undefined;
  const firstNew = CHANGED_IN_TURNS.includes(name) ? -1 : later.findIndex(isNew);
  const end = firstNew === -1 ? later.length : firstNew;
  const added: PlainRow[] = [];
  for (const row of later.slice(0, end)) {
    if (isNew(row)) added.push(row);
    else changed.set(row.id, row);
  }
  yield* iterateRows(name, packed, { rows: [...changed.values()], removed });
  yield* added;
  for (let index = end; index < later.length; index++) {
    const row = later[index];
    if (row) yield row;
  }
}
