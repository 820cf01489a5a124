import { PENDING } from '../rules/settlement';
import { personaKeys } from '../seed/personas';
import { type SeedTables, tablesStore } from '../seed/tablesStore';
import { createMemberIndex, type Population } from '../simulation/population';

/** The members of a new world, before its tables are in a database. */
export function tablesPopulation(tables: SeedTables): Population {
  const { add: addToIndex, ...index } = createMemberIndex();
  for (const row of tables.member) addToIndex(row);
  return {
    store: tablesStore(tables),
    countMembers: () => tables.member.length,
    addMember(row) {
      addToIndex(row);
      tables.member.push(row);
      return row;
    },
    ...index,
    findPersonas: () => tables.member.filter(({ user_pk }) => personaKeys.has(user_pk)).map(({ id }) => id),
    findPendingDeposits: () =>
      tables.transaction.filter(({ status, type }) => status === PENDING && type === 'Deposit'),
    setTransactionStatus(transaction, status) {
      transaction.status = status;
    },
  };
}
