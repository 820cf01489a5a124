import { PENDING } from '../rules/settlement';
import { personaKeys } from '../seed/personas';
import { type SeedTables, tablesStore } from '../seed/tablesStore';
import { createPlaces, type Society } from '../society';

/** The members of a new world, before its tables are in a database. */
export function tablesSociety(tables: SeedTables): Society {
  const { place, ...places } = createPlaces();
  for (const row of tables.member) place(row);
  return {
    store: tablesStore(tables),
    countMembers: () => tables.member.length,
    addMember(row) {
      place(row);
      tables.member.push(row);
      return row;
    },
    ...places,
    findPersonas: () => tables.member.filter(({ user_pk }) => personaKeys.has(user_pk)).map(({ id }) => id),
    findPendingDeposits: () =>
      tables.transaction.filter(({ status, type }) => status === PENDING && type === 'Deposit'),
    setTransactionStatus(transaction, status) {
      transaction.status = status;
    },
  };
}
