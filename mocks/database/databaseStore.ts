import { createPosting, type Store } from '../operations/store';
import { getAccountId } from '../rules/ledger';
import type { Database } from './database';
import { createId, type NumberedTable } from './ids';

/** The operations' store over the running provider's database. */
export function databaseStore(database: Database): Store {
  const nextId = (table: NumberedTable) => createId(table, database[table].count() + 1);
  const byId = (id: string) => ({ where: { id: { equals: id } } });
  return {
    getMember: (id) => database.member.findFirst({ ...byId(id), strict: true }),
    updateMember(id, change) {
      const member = database.member.findFirst(byId(id));
      // What changes nothing is no change, which a press on Undo would lead back over without effect.
      if (member && Object.entries(change).every(([field, value]) => Reflect.get(member, field) === value))
        return;
      database.member.update({ ...byId(id), data: change, strict: true });
    },
    getUnits: (account) => database.account.findFirst(byId(getAccountId(account)))?.units ?? 0,
    setUnits(account, units) {
      const id = getAccountId(account);
      if (!database.account.update({ ...byId(id), data: { units } })) {
        database.account.create({ id, units });
      }
    },
    nextId,
    add: {
      transaction: (row) => database.transaction.create(row),
      donation: (row) => database.donation.create(row),
      transfer: (row) => database.transfer.create(row),
    },
    log: {
      posting: (posting) => void database.posting.create(createPosting(nextId('posting'), posting)),
      activity: (row) => void database.activity.create({ id: nextId('activity'), ...row }),
    },
  };
}
