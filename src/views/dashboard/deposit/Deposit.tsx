import { deposit as messages } from '#src/messages/deposit.ts';
import { tables } from '#src/messages/tables.ts';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { besideAddress } from '../amount/FigureList.css';
import { TransactionTable } from '../tables/TransactionTable';
import { DepositAddress } from './DepositAddress';
import { IncomingDeposit } from './IncomingDeposit';

/** Deposit Funds (R2.43). */
export default function Deposit() {
  return (
    <Page>
      <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
      <div className={besideAddress}>
        <DepositAddress />
        <IncomingDeposit />
      </div>
      <Section title={messages.details}>
        <Section level={3} title={tables.transactions.title}>
          <TransactionTable only="Deposit" />
        </Section>
      </Section>
    </Page>
  );
}
