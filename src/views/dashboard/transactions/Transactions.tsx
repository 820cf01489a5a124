import { PageTitle } from '../../../ui/PageTitle';
import { Page, Section } from '../../../ui/Section';
import { tables } from '../../../wording/tables';
import { transactions as sentences } from '../../../wording/transactions';
import { ActivityTable } from '../tables/ActivityTable';
import { ReferralTable } from '../tables/ReferralTable';
import { TransactionTable } from '../tables/TransactionTable';

/** Activity Details (specification section 2). Each table loads, fails and is retried by itself. */
export default function Transactions() {
  return (
    <Page>
      <PageTitle>{sentences.title}</PageTitle>
      <Section title={tables.transactions.title}>
        <TransactionTable name="transactions" />
      </Section>
      <Section title={tables.referrals.title}>
        <ReferralTable name="referrals" />
      </Section>
      <Section title={tables.activities.title}>
        <ActivityTable name="activities" />
      </Section>
    </Page>
  );
}
