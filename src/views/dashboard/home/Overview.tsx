import { profileQuery } from '#src/api/users.ts';
import { formatDollars } from '#src/domain/money.ts';
import { home as messages } from '#src/messages/home.ts';
import { EarnIcon, ImpactIcon, ThresholdIcon, WalletIcon } from '#src/ui/icons/finance.tsx';
import { DepositIcon, DonateIcon, WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { StatList } from '#src/ui/StatCard.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QueryBoundary } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';
import { useEarningThreshold } from './useEarningThreshold';

const { cards } = messages;

/** Lifetime totals, balances and the earning threshold. */
export function Overview() {
  const query = useMemberQuery(profileQuery);
  const threshold = useEarningThreshold();
  const { stats, balances } = query.data ?? {};
  const money = (dollars: number | undefined) => query.data && orNotAvailable(dollars, formatDollars);
  return (
    <QueryBoundary what={messages.title} queries={[query]}>
      <StatList
        columns={4}
        busy={!query.data}
        cards={[
          { icon: <DonateIcon />, title: cards.totalDonation, value: money(stats?.total_donation) },
          { icon: <EarnIcon />, title: cards.totalEarn, value: money(stats?.total_earn) },
          { icon: <DepositIcon />, title: cards.totalDeposit, value: money(stats?.total_deposit) },
          { icon: <WithdrawIcon />, title: cards.totalWithdraw, value: money(stats?.total_withdraw) },
          {
            icon: <WalletIcon />,
            title: cards.availableToWithdraw,
            value: money(balances?.balance),
            wide: true,
          },
          { icon: <ImpactIcon />, title: cards.impactBalance, value: money(balances?.deposit_balance) },
          {
            icon: <ThresholdIcon />,
            title: cards.earningThreshold,
            value: threshold.value,
            description: threshold.problem,
          },
        ]}
      />
    </QueryBoundary>
  );
}
