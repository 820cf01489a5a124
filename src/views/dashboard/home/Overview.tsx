import { profileQuery } from '#src/api/users.ts';
import { formatDollars } from '#src/domain/money.ts';
import { home as messages } from '#src/messages/home.ts';
import { EarnIcon, ImpactIcon, ThresholdIcon, WalletIcon } from '#src/ui/icons/finance.tsx';
import { DepositIcon, DonateIcon, WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { StatCard, StatList } from '#src/ui/StatCard.tsx';
import { QueryError } from '../QueryError';
import { useMemberQuery } from '../useMemberQuery';
import { useEarningThreshold } from './useEarningThreshold';

const { cards } = messages;

/** Lifetime totals, balances and the earning threshold. */
export function Overview() {
  const query = useMemberQuery(profileQuery);
  const { data, error } = query;
  const threshold = useEarningThreshold();

  if (error && !data) {
    return <QueryError what={messages.title} queries={[query]} />;
  }
  const money = (dollars: number | undefined) => (dollars === undefined ? undefined : formatDollars(dollars));
  return (
    <StatList columns={4} busy={!data}>
      <StatCard icon={<DonateIcon />} title={cards.totalDonation} value={money(data?.stats.total_donation)} />
      <StatCard icon={<EarnIcon />} title={cards.totalEarn} value={money(data?.stats.total_earn)} />
      <StatCard icon={<DepositIcon />} title={cards.totalDeposit} value={money(data?.stats.total_deposit)} />
      <StatCard
        icon={<WithdrawIcon />}
        title={cards.totalWithdraw}
        value={money(data?.stats.total_withdraw)}
      />
      <StatCard
        wide
        icon={<WalletIcon />}
        title={cards.availableToWithdraw}
        value={money(data?.balances.balance)}
      />
      <StatCard
        icon={<ImpactIcon />}
        title={cards.impactBalance}
        value={money(data?.balances.deposit_balance)}
      />
      <StatCard
        icon={<ThresholdIcon />}
        title={cards.earningThreshold}
        value={threshold.value}
        description={threshold.problem}
      />
    </StatList>
  );
}
