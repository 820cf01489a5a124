import { useSelector } from '@xstate/react';
import { type TransferSnapshot, type TransferTab, useTransfer } from '#src/actors/transfer.ts';
import { transfer as messages } from '#src/messages/transfer.ts';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TransferForm } from './TransferForm';
import { TransferHistory } from './TransferHistory';
import { TransferReview } from './TransferReview';
import { useTabInUrl } from './useTabInUrl';

const besideTheForm = ['success', 'history'] as const;

const tabIn = (snapshot: TransferSnapshot): TransferTab =>
  besideTheForm.find((tab) => snapshot.hasTag(tab)) ?? 'form';

/** The transfer wizard's three tabs, shown from the machine's state (specification section 2). */
export default function FundTransfer() {
  const wizard = useTransfer();
  const state = useSelector(wizard, (snapshot) => snapshot);
  const shown = tabIn(state);
  const open = (tab: TransferTab) => wizard.send({ type: 'transfer.open', tab });
  useTabInUrl(() => tabIn(wizard.getSnapshot()), open);

  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <Tabs
        label={messages.tabs}
        value={shown}
        onChange={open}
        tabs={[
          {
            value: 'form',
            label: messages.form.tab,
            content: <TransferForm key={state.context.result?.transfer_id ?? 'first'} />,
            keep: true,
          },
          {
            value: 'success',
            label: messages.review.tab,
            content: <TransferReview result={state.context.result} onAgain={() => open('form')} />,
          },
          {
            value: 'history',
            label: messages.history.tab,
            content: <TransferHistory unconfirmed={state.hasTag('warning')} />,
          },
        ]}
      />
    </Page>
  );
}
