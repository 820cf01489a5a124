import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { limitsQuery } from '../../../api/settings';
import { profileQuery } from '../../../api/users';
import { formatDollars, toUnits } from '../../../domain/money';
import { Card } from '../../../ui/Card';
import { WalletIcon } from '../../../ui/icons/money';
import { WithdrawIcon } from '../../../ui/icons/navigation';
import { PageTitle } from '../../../ui/PageTitle';
import { Page, Section } from '../../../ui/Section';
import { tables } from '../../../wording/tables';
import { withdraw as sentences } from '../../../wording/withdraw';
import { FigureSheet } from '../amount/FigureSheet';
import { beside } from '../amount/FigureSheet.css';
import { TransactionTable } from '../tables/TransactionTable';
import { WithdrawForm } from './WithdrawForm';

/** Withdraw Funds (specification section 2). */
export default function Withdraw() {
  const { client } = useServices();
  const profile = useQuery(profileQuery(client));
  const limits = useQuery(limitsQuery(client));
  const balance = profile.data?.balances.balance;
  const minimum = limits.data?.min_withdrawal;

  return (
    <Page>
      <PageTitle>{sentences.title}</PageTitle>
      <div className={beside}>
        <FigureSheet
          title={sentences.figures}
          reads={[profile, limits]}
          figures={[
            {
              icon: <WalletIcon />,
              title: sentences.availableBalance,
              value: balance === undefined ? undefined : formatDollars(balance),
            },
            {
              icon: <WithdrawIcon />,
              title: sentences.minimum,
              value: minimum === undefined ? undefined : formatDollars(minimum),
            },
          ]}
        />
        <Card>
          <WithdrawForm
            bounds={{
              minimum: minimum === undefined ? undefined : toUnits(minimum),
              available: balance === undefined ? undefined : toUnits(balance),
            }}
            walletAddress={profile.data?.profile.wallet_address ?? undefined}
          />
        </Card>
      </div>
      <Section title={sentences.details}>
        <Section level={3} title={tables.transactions.title}>
          <TransactionTable />
        </Section>
      </Section>
    </Page>
  );
}
