import { getShape, mapTables, modelNames } from '../database/fields';
import { createId, type NumberedTable, readNumber } from '../database/ids';
import type { Row, Tables } from '../database/models';
import {
  append,
  type PackedTable,
  type PackedTables,
  packInSteps,
  packRows,
  TableWriter,
} from '../database/packedTable';
import type { Store } from '../operations/store';
import { getAccountId } from '../rules/ledger';
import type { Interruptible } from '../slices';
import { ActivityWriter, PostingWriter, TransactionWriter } from './logWriters';

export const emptyTables = (): Tables => mapTables((): never[] => []);

export type NewTables = ReturnType<typeof createNewTables>;

/** Tables of a new world: what is only added to is packed as it is written. */
export const createNewTables = () => ({
  ...emptyTables(),
  posting: new PostingWriter(),
  activity: new ActivityWriter(),
  transaction: new TransactionWriter(),
  donation: new TableWriter<Row<'donation'>>(getShape('donation')),
  transfer: new TableWriter<Row<'transfer'>>(getShape('transfer')),
});

export function* packTables(tables: NewTables): Interruptible<PackedTables> {
  const packed = mapTables((name): PackedTable => packRows(getShape(name), []));
  for (const name of modelNames) {
    const rows = tables[name];
    packed[name] = 'pack' in rows ? rows.pack() : yield* packInSteps(getShape(name), rows);
    yield 1;
  }
  return packed;
}

/** The operations' store over new tables, for generating a world before there is a database. */
export function tablesStore(tables: NewTables): Store {
  const nextId = (table: NumberedTable) => createId(table, tables[table].length + 1);
  const accounts: (Row<'account'> | undefined)[] = [];
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
      posting: (entry) => tables.posting.append(entry),
      activity: (entry) => tables.activity.append(entry),
    },
  };
}
