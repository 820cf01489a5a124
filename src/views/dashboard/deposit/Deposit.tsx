import { PageTitle } from '../../../ui/PageTitle';
import { Page, Section } from '../../../ui/Section';
import { deposit as sentences } from '../../../wording/deposit';
import { tables } from '../../../wording/tables';
import { TransactionTable } from '../tables/TransactionTable';
import { DepositAddress } from './DepositAddress';

/** Deposit Funds (specification section 2). */
export default function Deposit() {
  return (
    <Page>
      <PageTitle lead={sentences.lead}>{sentences.title}</PageTitle>
      <DepositAddress />
      <Section title={sentences.details}>
        <Section level={3} title={tables.transactions.title}>
          <TransactionTable />
        </Section>
      </Section>
    </Page>
  );
}
