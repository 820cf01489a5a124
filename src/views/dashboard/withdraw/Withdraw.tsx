import { profileQuery } from '#src/api/users.ts';
import { toAvailableUnits } from '#src/domain/money.ts';
import { tables } from '#src/messages/tables.ts';
import { withdraw as messages } from '#src/messages/withdraw.ts';
import { WalletIcon } from '#src/ui/icons/finance.tsx';
import { WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { Section } from '#src/ui/Section.tsx';
import { MovementPage } from '../amount/MovementPage';
import { TransactionTable } from '../tables/TransactionTable';
import { useMemberQuery } from '../useMemberQuery';
import { useMinimumWithdrawal } from './useMinimumWithdrawal';
import { WithdrawForm } from './WithdrawForm';

/** Withdraw Funds (R2.47). */
export default function Withdraw() {
  const profile = useMemberQuery(profileQuery);
  const { minimum, isAbsent, queries } = useMinimumWithdrawal();
  const available = toAvailableUnits(profile.data?.balances?.balance);

  return (
    <MovementPage
      messages={messages}
      queries={[profile, ...queries]}
      figures={[
        { icon: <WalletIcon />, title: messages.availableBalance, amount: available },
        ...(isAbsent ? [] : [{ icon: <WithdrawIcon />, title: messages.minimum, amount: minimum }]),
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
