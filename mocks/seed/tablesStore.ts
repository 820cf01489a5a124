import type { Tables } from '../database/models';
import type { Store } from '../operations/store';

/** Readable ids that say what they name, as in `TRF-000012`. `number` counts from 1. */
export const idOf = (prefix: string, number: number): string =>
  `${prefix}-${String(number).padStart(6, '0')}`;

export const PREFIXES = {
  member: 'MBR',
  posting: 'PST',
  transaction: 'TXN',
  donation: 'DON',
  transfer: 'TRF',
  activity: 'ACT',
} as const;

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
  mail: [],
});

/** The operations' store over plain arrays, for making a world before there is a database. */
export function tablesStore(tables: Tables): Store {
  const members = new Map(tables.member.map((member) => [member.id, member]));
  const accounts = new Map(tables.account.map((account) => [account.id, account]));
  const memberOf = (id: string) => {
    const member = members.get(id);
    if (!member) throw new Error(`there is no member ${id}`);
    return member;
  };
  return {
    member: memberOf,
    changeMember: (id, change) => Object.assign(memberOf(id), change),
    units: (account) => accounts.get(account)?.units ?? 0,
    setUnits(id, units) {
      const known = accounts.get(id);
      if (known) {
        known.units = units;
        return;
      }
      const account = { id, units };
      accounts.set(id, account);
      tables.account.push(account);
    },
    nextId: (log) => idOf(PREFIXES[log], tables[log].length + 1),
    add: {
      posting: (row) => tables.posting.push(row),
      transaction: (row) => tables.transaction.push(row),
      donation: (row) => tables.donation.push(row),
      transfer: (row) => tables.transfer.push(row),
      activity: (row) => tables.activity.push(row),
    },
  };
}
