import type { Store } from '../operations/store';
import type { Database } from './database';
import { createId } from './ids';

/** The operations' store over the running provider's database. */
export function databaseStore(database: Database): Store {
  const byId = (id: string) => ({ where: { id: { equals: id } } });
  return {
    getMember: (id) => database.member.findFirst({ ...byId(id), strict: true }),
    updateMember(id, change) {
      database.member.update({ ...byId(id), data: change, strict: true });
    },
    getUnits: (account) => database.account.findFirst(byId(account))?.units ?? 0,
    setUnits(account, units) {
      if (!database.account.update({ ...byId(account), data: { units } })) {
        database.account.create({ id: account, units });
      }
    },
    nextId: (table) => createId(table, database[table].count() + 1),
    add: {
      posting: (row) => database.posting.create(row),
      transaction: (row) => database.transaction.create(row),
      donation: (row) => database.donation.create(row),
      transfer: (row) => database.transfer.create(row),
      activity: (row) => database.activity.create(row),
    },
  };
}
