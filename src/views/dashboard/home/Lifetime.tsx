import { type ReactNode, useMemo } from 'react';
import { activityHistoryQuery } from '#src/api/activities.ts';
import { donationHistoryQuery } from '#src/api/donations.ts';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import { profileQuery } from '#src/api/users.ts';
import type { Totals } from '#src/contract/users.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { listEarnings } from '#src/domain/earnings.ts';
import { formatDollars } from '#src/domain/money.ts';
import { getRunningTotals, listDonated, listMoved } from '#src/domain/runningTotals.ts';
import { home as messages } from '#src/messages/home.ts';
import { EarnIcon } from '#src/ui/icons/finance.tsx';
import { DepositIcon, DonateIcon, WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { Sparkline } from '../chart/Sparkline';
import { QueryFailureLine, QuerySection } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

const { cards } = messages;

/** The lifetime totals, each with the shape of its last twelve months, if its history has arrived. */
export function Lifetime() {
  const query = useMemberQuery(profileQuery);
  const activityQuery = useMemberQuery(activityHistoryQuery);
  const donationQuery = useMemberQuery(donationHistoryQuery);
  const transactionQuery = useMemberQuery(transactionHistoryQuery);
  const { data: activities } = activityQuery;
  const { data: donations } = donationQuery;
  const { data: transactions } = transactionQuery;
  const today = toIsoDay(new Date());
  const histories = useMemo(
    () => ({
      donated: donations && getRunningTotals(listDonated(donations), today),
      earned: activities && getRunningTotals(listEarnings(activities).earnings, today),
      deposited: transactions && getRunningTotals(listMoved(transactions, 'Deposit'), today),
      withdrawn: transactions && getRunningTotals(listMoved(transactions, 'Withdrawal'), today),
    }),
    [activities, donations, transactions, today],
  );
  const { stats } = query.data ?? {};
  const hasHistory = stats === undefined || Object.values(stats).some((total) => total !== 0);
  const getCard = (icon: ReactNode, title: string, total: keyof Totals, history: bigint[] | undefined) => ({
    icon,
    title,
    value: query.data && orNotAvailable(stats?.[total], formatDollars),
    picture: hasHistory && <Sparkline values={history?.map(Number)} />,
  });
  return (
    <QuerySection title={messages.lifetime} queries={[query]}>
      <StatList
        columns={4}
        isSmall
        busy={!query.data}
        cards={[
          getCard(<DonateIcon />, cards.totalDonation, 'total_donation', histories.donated),
          getCard(<EarnIcon />, cards.totalEarn, 'total_earn', histories.earned),
          getCard(<DepositIcon />, cards.totalDeposit, 'total_deposit', histories.deposited),
          getCard(<WithdrawIcon />, cards.totalWithdraw, 'total_withdraw', histories.withdrawn),
        ]}
      />
      {hasHistory && (
        <QueryFailureLine
          what={messages.histories}
          queries={[activityQuery, donationQuery, transactionQuery]}
        />
      )}
    </QuerySection>
  );
}
