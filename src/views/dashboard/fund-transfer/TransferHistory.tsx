import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { useTransfer } from '#src/actors/transfer.ts';
import { transferHistoryQuery } from '#src/api/transfers.ts';
import { formatDollars } from '#src/domain/money.ts';
import { movement } from '#src/messages/movement.ts';
import { transfer } from '#src/messages/transfer.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Section.tsx';
import { useFocusHandover } from '#src/ui/useFocusHandover.ts';
import { EarlierMovements } from '../amount/EarlierMovements';
import { TransferTable } from '../tables/TransferTable';
import { useMemberQuery } from '../useMemberQuery';
import * as styles from './TransferReview.css';

const messages = transfer.history;

/** The transfers so far; above them a warning, where it is not known whether one went through. */
export function TransferHistory() {
  const wizard = useTransfer();
  const isUnconfirmed = useSelector(wizard, (snapshot) => snapshot.hasTag('warning'));
  const amount = useSelector(wizard, ({ context }) => context.intent?.draft.amount);
  return (
    <Page>
      {isUnconfirmed ? (
        <UnconfirmedTransfer>
          <Notice tone="warning" role="alert">
            {amount !== undefined && movement.sent('transfer', formatDollars(amount))} {messages.unconfirmed}
          </Notice>
          <FormActions>
            <RefreshHistory />
            <Button variant="secondary" onClick={() => wizard.send({ type: 'transfer.dismiss' })}>
              {movement.lookedUp}
            </Button>
          </FormActions>
        </UnconfirmedTransfer>
      ) : (
        <EarlierMovements kind="transfer" />
      )}
      <TransferTable />
    </Page>
  );
}

/** Looked up, it is taken off the screen with the button that has the focus. */
function UnconfirmedTransfer({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusHandover(frame);
  return (
    <div ref={frame} className={styles.unconfirmed}>
      {children}
    </div>
  );
}

function RefreshHistory() {
  const { refetch, isFetching } = useMemberQuery(transferHistoryQuery);
  return (
    <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
      {messages.refresh}
    </Button>
  );
}
