import { Link } from 'wouter';
import { statement } from '#src/messages/statement.ts';
import { tables } from '#src/messages/tables.ts';
import { transactions as messages } from '#src/messages/transactions.ts';
import { buttonClass } from '#src/ui/Button.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { urls } from '#src/urls.ts';
import { ActivityTable } from '../tables/ActivityTable';
import { ReferralTable } from '../tables/ReferralTable';
import { TransactionTable } from '../tables/TransactionTable';

/** Activity Details (R2.29). Each table loads, fails and is retried separately. */
export default function Transactions() {
  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <Section
        title={tables.transactions.title}
        actions={
          <Link href={urls.statement} className={buttonClass('quiet')}>
            {statement.open}
          </Link>
        }
      >
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
