import { transferHistoryQuery } from '#src/api/transfers.ts';
import { transfer } from '#src/messages/transfer.ts';
import { Button } from '#src/ui/Button.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { Page } from '#src/ui/Section.tsx';
import { TransferTable } from '../tables/TransferTable';
import { useMemberQuery } from '../useMemberQuery';

const messages = transfer.history;

/** The transfers so far; above them a warning, where it is not known whether the last one went through. */
export function TransferHistory({ unconfirmed }: { readonly unconfirmed: boolean }) {
  return (
    <Page>
      {unconfirmed && (
        <>
          <Notice tone="warning" role="alert">
            {messages.unconfirmed}
          </Notice>
          <RefreshHistory />
        </>
      )}
      <TransferTable />
    </Page>
  );
}

function RefreshHistory() {
  const { refetch, isFetching } = useMemberQuery(transferHistoryQuery);
  return (
    <p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {messages.refresh}
      </Button>
    </p>
  );
}
