import { type ReactNode, useMemo } from 'react';
import { activityHistoryQuery } from '#src/api/activities.ts';
import { donationHistoryQuery } from '#src/api/donations.ts';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import { profileQuery } from '#src/api/users.ts';
import type { Totals } from '#src/contract/users.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { listEarnings } from '#src/domain/earnings.ts';
import { formatDollars } from '#src/domain/money.ts';
import { getRunningTotals, listDeposited, listDonated, listWithdrawn } from '#src/domain/runningTotals.ts';
import { home as messages } from '#src/messages/home.ts';
import { EarnIcon } from '#src/ui/icons/finance.tsx';
import { DepositIcon, DonateIcon, WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { Section } from '#src/ui/Section.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { Sparkline } from '../chart/Sparkline';
import { QueryBoundary } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';

const { cards } = messages;

/** The lifetime totals, each with the shape of its last twelve months, if its history has arrived. */
export function Lifetime() {
  const query = useMemberQuery(profileQuery);
  const { data: activities } = useMemberQuery(activityHistoryQuery);
  const { data: donations } = useMemberQuery(donationHistoryQuery);
  const { data: transactions } = useMemberQuery(transactionHistoryQuery);
  const today = toIsoDay(new Date());
  const histories = useMemo(
    () => ({
      donated: donations && getRunningTotals(listDonated(donations), today),
      earned: activities && getRunningTotals(listEarnings(activities).earnings, today),
      deposited: transactions && getRunningTotals(listDeposited(transactions), today),
      withdrawn: transactions && getRunningTotals(listWithdrawn(transactions), today),
    }),
    [activities, donations, transactions, today],
  );
  const getCard = (icon: ReactNode, title: string, total: keyof Totals, history: bigint[] | undefined) => ({
    icon,
    title,
    value: query.data && orNotAvailable(query.data.stats?.[total], formatDollars),
    description: <Sparkline values={history?.map(Number)} />,
  });
  return (
    <Section title={messages.lifetime}>
      <QueryBoundary what={messages.lifetime} queries={[query]}>
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
      </QueryBoundary>
    </Section>
  );
}
