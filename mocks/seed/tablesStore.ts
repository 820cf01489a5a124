import { getShape, mapTables, modelNames } from '../database/fields';
import { createId } from '../database/ids';
import type { Row, Tables } from '../database/models';
import {
  type PackedTable,
  type PackedTables,
  packInSteps,
  packRows,
  TableWriter,
} from '../database/packedTable';
import type { HistoryTable, Store } from '../operations/store';
import type { Interruptible } from '../slices';

/** A list that rows are added to, and no more. */
interface Appendable<Item> {
  readonly length: number;
  push(row: Item): unknown;
}

/** What the operations need of a world's tables. */
export type StoreTables = Pick<Tables, 'member' | 'account'> & {
  readonly [Name in HistoryTable | 'mail']: Appendable<Row<Name>>;
};

/** What is only added to, and packed as it is written. */
type WrittenTable = 'posting' | 'activity' | 'donation' | 'transfer';
/** Tables of a new world. */
export type SeedTables = Omit<Tables, WrittenTable> & {
  readonly [Name in WrittenTable]: Row<Name>[] | TableWriter<Row<Name>>;
};

export const emptyTables = (): Tables => ({
  member: [],
  account: [],
  posting: [],
  transaction: [],
  donation: [],
  transfer: [],
  activity: [],
  depositWallet: [],
  token: [],
  idempotencyKey: [],
  mail: [],
});

export const createSeedTables = (): SeedTables => ({
  ...emptyTables(),
  posting: new TableWriter<Row<'posting'>>(getShape('posting')),
  activity: new TableWriter<Row<'activity'>>(getShape('activity')),
  donation: new TableWriter<Row<'donation'>>(getShape('donation')),
  transfer: new TableWriter<Row<'transfer'>>(getShape('transfer')),
});

/** Packs all tables, one after the other. */
export function* packTables(tables: SeedTables): Interruptible<PackedTables> {
  const packed = mapTables((name): PackedTable => packRows(getShape(name), []));
  for (const name of modelNames) {
    const rows = tables[name];
    packed[name] = rows instanceof TableWriter ? rows.pack() : yield* packInSteps(getShape(name), rows);
    yield 1;
  }
  return packed;
}

function push<Item>(rows: Appendable<Item>, row: Item): Item {
  rows.push(row);
  return row;
}

/** The operations' store over plain tables, for generating a world before there is a database. */
export function tablesStore(tables: StoreTables): Store {
  const members = new Map(tables.member.map((member) => [member.id, member]));
  const accounts = new Map(tables.account.map((account) => [account.id, account]));
  const getMember = (id: string) => {
    const member = members.get(id);
    if (!member) throw new Error(`there is no member ${id}`);
    return member;
  };
  return {
    getMember,
    updateMember: (id, change) => Object.assign(getMember(id), change),
    getUnits: (account) => accounts.get(account)?.units ?? 0,
    setUnits(id, units) {
      const account = accounts.get(id);
      if (account) account.units = units;
      else accounts.set(id, push(tables.account, { id, units }));
    },
    nextId: (table) => createId(table, tables[table].length + 1),
    add: {
      posting: (row) => push(tables.posting, row),
      transaction: (row) => push(tables.transaction, row),
      donation: (row) => push(tables.donation, row),
      transfer: (row) => push(tables.transfer, row),
      activity: (row) => push(tables.activity, row),
    },
  };
}
