import { useSelector } from '@xstate/react';
import { useTransfer } from '#src/actors/transfer.ts';
import { transferHistoryQuery } from '#src/api/transfers.ts';
import { movement } from '#src/messages/movement.ts';
import { transfer } from '#src/messages/transfer.ts';
import { Button } from '#src/ui/Button.tsx';
import { FormActions } from '#src/ui/Form.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Section.tsx';
import { EarlierMovements } from '../amount/EarlierMovements';
import { TransferTable } from '../tables/TransferTable';
import { useMemberQuery } from '../useMemberQuery';

const messages = transfer.history;

/** The transfers so far; above them a warning, where it is not known whether one went through. */
export function TransferHistory() {
  const wizard = useTransfer();
  const isUnconfirmed = useSelector(wizard, (snapshot) => snapshot.hasTag('warning'));
  return (
    <Page>
      {isUnconfirmed ? (
        <>
          <Notice tone="warning" role="alert">
            {messages.unconfirmed}
          </Notice>
          <FormActions>
            <RefreshHistory />
            <Button variant="secondary" onClick={() => wizard.send({ type: 'transfer.dismiss' })}>
              {movement.lookedUp}
            </Button>
          </FormActions>
        </>
      ) : (
        <EarlierMovements kind="transfer" />
      )}
      <TransferTable />
    </Page>
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
