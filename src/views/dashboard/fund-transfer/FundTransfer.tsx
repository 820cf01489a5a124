import { useSelector } from '@xstate/react';
import { type TransferSnapshot, type TransferTab, useTransfer } from '#src/actors/transfer.ts';
import { transfer as messages } from '#src/messages/transfer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { PageTitle } from '#src/ui/PageTitle.tsx';
import { Page } from '#src/ui/Section.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { EarlierMovements } from '../amount/EarlierMovements';
import { LatestTransfers } from './LatestTransfers';
import { TransferForm } from './TransferForm';
import { TransferHistory } from './TransferHistory';
import { TransferReview } from './TransferReview';
import { useAcceptedElsewhere } from './useAcceptedElsewhere';
import { useTabInUrl } from './useTabInUrl';

const TAGGED_TABS = ['success', 'history'] as const;

const getTab = (snapshot: TransferSnapshot): TransferTab =>
  TAGGED_TABS.find((tab) => snapshot.hasTag(tab)) ?? 'form';

/** The transfer wizard's three tabs, rendered from the machine's state (R2.38). */
export default function FundTransfer() {
  const wizard = useTransfer();
  const state = useSelector(wizard, (snapshot) => snapshot);
  const tab = getTab(state);
  const isLocked = state.hasTag('busy');
  useAcceptedElsewhere(wizard);
  const open = useTabInUrl(
    () => getTab(wizard.getSnapshot()),
    state.hasTag('warning') || (tab === 'success' && state.context.result !== null),
    (next) => wizard.send({ type: 'transfer.open', tab: next }),
  );

  return (
    <Page>
      <PageTitle>{messages.title}</PageTitle>
      <Tabs
        label={messages.tabs}
        value={tab}
        isLocked={isLocked}
        onChange={open}
        tabs={[
          {
            value: 'form',
            label: messages.form.tab,
            content: (
              <TransferForm>
                {tab === 'form' && (
                  <LatestTransfers isLocked={isLocked} onOpenHistory={() => open('history')} />
                )}
              </TransferForm>
            ),
            keep: true,
          },
          {
            value: 'success',
            label: messages.review.tab,
            content: (
              <Page>
                {state.hasTag('warning') ? (
                  <Notice tone="warning" role="status">
                    <p>
                      {messages.form.outcome.unknown}{' '}
                      {state.context.result ? messages.review.before : messages.review.acceptedOnly}
                    </p>
                    <Button variant="quiet" onClick={() => open('history')}>
                      {messages.review.toHistory}
                    </Button>
                  </Notice>
                ) : (
                  <EarlierMovements kind="transfer" />
                )}
                <TransferReview result={state.context.result} onAgain={() => open('form')} />
              </Page>
            ),
          },
          {
            value: 'history',
            label: messages.history.tab,
            content: <TransferHistory />,
          },
        ]}
      />
    </Page>
  );
}
