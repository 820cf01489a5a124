import { transactionHistoryQuery } from '#src/api/transactions.ts';
import { profileQuery } from '#src/api/users.ts';
import { listOutgoing } from '#src/domain/direction.ts';
import { sumUnits, toAvailableUnits, toOutgoingUnits } from '#src/domain/money.ts';
import { tables } from '#src/messages/tables.ts';
import { withdraw as messages } from '#src/messages/withdraw.ts';
import { WalletIcon } from '#src/ui/icons/finance.tsx';
import { WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { ClockIcon } from '#src/ui/icons/status.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { MovementPage } from '../amount/MovementPage';
import { TransactionTable } from '../tables/TransactionTable';
import { useMemberQuery } from '../useMemberQuery';
import { useMinimumWithdrawal } from './useMinimumWithdrawal';
import { WithdrawForm } from './WithdrawForm';

/** Withdraw Funds (R2.47). */
export default function Withdraw() {
  const profile = useMemberQuery(profileQuery);
  const { minimum, isAbsent, queries } = useMinimumWithdrawal();
  const history = useMemberQuery(transactionHistoryQuery);
  const outgoing = history.data && listOutgoing(history.data);
  const available = toAvailableUnits(profile.data?.balances?.balance);

  return (
    <MovementPage
      messages={messages}
      // What fails of the history is said in its place, below.
      queries={[profile, ...queries]}
      figures={[
        { icon: <WalletIcon />, title: messages.availableBalance, amount: available, queries: [profile] },
        {
          icon: <ClockIcon />,
          title: messages.outgoing,
          amount: outgoing && sumUnits(outgoing, toOutgoingUnits),
          queries: [history],
          description: outgoing
            ? messages.outgoingCount(outgoing.length)
            : history.isPending && <Skeleton width="14ch" />,
        },
        ...(isAbsent ? [] : [{ icon: <WithdrawIcon />, title: messages.minimum, amount: minimum, queries }]),
      ]}
      form={
        <WithdrawForm
          bounds={{ minimum: isAbsent ? 0 : minimum, available }}
          walletAddress={profile.data?.profile.wallet_address}
        />
      }
    >
      <Section level={3} title={tables.transactions.title}>
        <TransactionTable only="Withdrawal" />
      </Section>
    </MovementPage>
  );
}
