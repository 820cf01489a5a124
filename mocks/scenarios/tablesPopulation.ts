import type { Store } from '../operations/store';
import { personaKeys } from '../seed/personas';
import type { NewTables } from '../seed/tablesStore';
import { createMemberIndex, type Population } from '../simulation/population';

/** The members of a new world, before its tables are in a database. */
export function tablesPopulation(tables: NewTables, store: Store): Population {
  const { add: addToIndex, ...index } = createMemberIndex();
  for (const row of tables.member) addToIndex(row);
  return {
    store,
    countMembers: () => tables.member.length,
    addMember(row) {
      addToIndex(row);
      tables.member.push(row);
      return row;
    },
    ...index,
    findPersonas: () => tables.member.filter(({ user_pk }) => personaKeys.has(user_pk)).map(({ id }) => id),
    findPendingDeposits: () => tables.transaction.findPending().filter(({ type }) => type === 'Deposit'),
    setTransactionStatus(transaction, status) {
      transaction.status = status;
    },
  };
}
