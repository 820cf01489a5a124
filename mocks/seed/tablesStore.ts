import { createDatabase, dump } from '../database/database';
import { createId } from '../database/ids';
import type { Member, Tables } from '../database/models';
import type { Store } from '../operations/store';

export const emptyTables = (): Tables => dump(createDatabase());

function push<Row>(rows: Row[], row: Row): Row {
  rows.push(row);
  return row;
}

/** The operations' store over plain arrays, for generating a world before there is a database, and for much at once. */
export function tablesStore(tables: Tables): Store & { readonly addMember: (row: Member) => Member } {
  const members = new Map(tables.member.map((member) => [member.id, member]));
  const accounts = new Map(tables.account.map((account) => [account.id, account]));
  const getMember = (id: string) => {
    const member = members.get(id);
    if (!member) throw new Error(`there is no member ${id}`);
    return member;
  };
  return {
    getMember,
    addMember(row) {
      members.set(row.id, row);
      return push(tables.member, row);
    },
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
