import { useMemo } from 'react';
import { activityHistoryQuery } from '#src/api/activities.ts';
import { donationHistoryQuery } from '#src/api/donations.ts';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import { transferHistoryQuery } from '#src/api/transfers.ts';
import { profileQuery } from '#src/api/users.ts';
import type { DateRange } from '#src/domain/dates.ts';
import { createStatement, listMovements } from '#src/domain/statement.ts';
import { useMemberQuery } from '../useMemberQuery';

/** The statement of a period; undefined until the profile and all histories have been read. */
export function useStatement(range: DateRange) {
  const profile = useMemberQuery(profileQuery);
  const transactions = useMemberQuery(transactionHistoryQuery);
  const donations = useMemberQuery(donationHistoryQuery);
  const transfers = useMemberQuery(transferHistoryQuery);
  const activities = useMemberQuery(activityHistoryQuery);
  const listed = useMemo(
    () =>
      transactions.data && donations.data && transfers.data && activities.data
        ? listMovements({
            transactions: transactions.data,
            donations: donations.data,
            transfers: transfers.data,
            activities: activities.data,
          })
        : undefined,
    [transactions.data, donations.data, transfers.data, activities.data],
  );
  const statements = useMemo(
    () =>
      listed && profile.data ? createStatement(listed.movements, profile.data.balances, range) : undefined,
    [listed, profile.data, range],
  );
  return {
    statements,
    movements: listed?.movements,
    unclear: listed?.unclear ?? 0,
    member: profile.data?.profile,
    queries: [profile, transactions, donations, transfers, activities],
  };
}
