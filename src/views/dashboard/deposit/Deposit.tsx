import { useState } from 'react';
import { deposit as messages } from '#src/messages/deposit.ts';
import { tables } from '#src/messages/tables.ts';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page, Section } from '#src/ui/Section.tsx';
import { besideAddress } from '../amount/FigureList.css';
import { TransactionTable } from '../tables/TransactionTable';
import { type AddressFailure, DepositAddress } from './DepositAddress';
import { IncomingDeposit } from './IncomingDeposit';

/** Deposit Funds (R2.43). */
export default function Deposit() {
  /** why there is no address; stays while it is asked again */
  const [failure, setFailure] = useState<AddressFailure>();
  return (
    <Page>
      <PageTitle lead={messages.lead}>{messages.title}</PageTitle>
      <div className={besideAddress}>
        <DepositAddress failure={failure} setFailure={setFailure} />
        <IncomingDeposit isAskedAgain={failure !== undefined} />
      </div>
      <Section title={messages.details}>
        <Section level={3} title={tables.transactions.title}>
          <TransactionTable only="Deposit" />
        </Section>
      </Section>
    </Page>
  );
}
