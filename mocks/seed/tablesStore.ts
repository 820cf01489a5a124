import { getShape, mapTables, modelNames } from '../database/fields';
import { createId, type NumberedTable, readNumber } from '../database/ids';
import type { Row, Tables } from '../database/models';
import {
  type Appendable,
  append,
  type PackedTable,
  type PackedTables,
  packInSteps,
  packRows,
  TableWriter,
} from '../database/packedTable';
import { createPosting, type HistoryTable, type Store } from '../operations/store';
import { getAccountId, readAccount } from '../rules/ledger';
import type { Interruptible } from '../slices';
import { ActivityWriter, PostingWriter, TransactionWriter } from './logWriters';

/** What the operations need of a world's tables. */
export type StoreTables = Pick<Tables, 'member' | 'account'> & {
  readonly [Name in HistoryTable | 'mail']: Appendable<Row<Name>>;
} & {
  readonly posting: Row<'posting'>[] | PostingWriter;
  readonly activity: Row<'activity'>[] | ActivityWriter;
};

/** Tables of a new world: what is only added to is packed as it is written. */
export type SeedTables = Omit<Tables, 'posting' | 'activity' | 'transaction' | 'donation' | 'transfer'> &
  Pick<StoreTables, 'posting' | 'activity'> & {
    readonly [Name in 'donation' | 'transfer']: Row<Name>[] | TableWriter<Row<Name>>;
  } & { readonly transaction: Row<'transaction'>[] | TransactionWriter };

/** The same, of which the open transactions can be told. */
export type NewTables = SeedTables & { readonly transaction: TransactionWriter };

export const emptyTables = (): Tables => mapTables((): never[] => []);

export const createSeedTables = (): NewTables => ({
  ...emptyTables(),
  posting: new PostingWriter(),
  activity: new ActivityWriter(),
  transaction: new TransactionWriter(),
  donation: new TableWriter<Row<'donation'>>(getShape('donation')),
  transfer: new TableWriter<Row<'transfer'>>(getShape('transfer')),
});

export function* packTables(tables: SeedTables): Interruptible<PackedTables> {
  const packed = mapTables((name): PackedTable => packRows(getShape(name), []));
  for (const name of modelNames) {
    const rows = tables[name];
    packed[name] = 'pack' in rows ? rows.pack() : yield* packInSteps(getShape(name), rows);
    yield 1;
  }
  return packed;
}

/** The operations' store over plain tables, for generating a world before there is a database. */
export function tablesStore(tables: StoreTables): Store {
  const { posting, activity } = tables;
  const nextId = (table: NumberedTable) => createId(table, tables[table].length + 1);
  const accounts: (Row<'account'> | undefined)[] = [];
  for (const account of tables.account) accounts[readAccount(account.id)] = account;
  const getMember = (id: string) => {
    // The nth member has the nth id.
    const member = tables.member[readNumber('member', id) - 1];
    if (member?.id !== id) throw new Error(`there is no member ${id}`);
    return member;
  };
  return {
    getMember,
    updateMember: (id, change) => Object.assign(getMember(id), change),
    getUnits: (account) => accounts[account]?.units ?? 0,
    setUnits(account, units) {
      const known = accounts[account];
      if (known) known.units = units;
      else accounts[account] = append(tables.account, { id: getAccountId(account), units });
    },
    nextId,
    add: {
      transaction: (row) => append(tables.transaction, row),
      donation: (row) => append(tables.donation, row),
      transfer: (row) => append(tables.transfer, row),
    },
    log: {
      posting(entry) {
        if (posting instanceof PostingWriter) posting.append(entry);
        else posting.push(createPosting(nextId('posting'), entry));
      },
      activity(entry) {
        if (activity instanceof ActivityWriter) activity.append(entry);
        else activity.push({ id: nextId('activity'), ...entry });
      },
    },
  };
}
