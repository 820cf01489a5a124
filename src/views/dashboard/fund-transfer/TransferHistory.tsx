import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { transferHistoryQuery } from '../../../api/transfers';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { Page } from '../../../ui/Section';
import { transfer } from '../../../wording/transfer';
import { TransferTable } from '../tables/TransferTable';

const sentences = transfer.history;

/** The transfers so far; over them, where it applies, that the last one may or may not be among them. */
export function TransferHistory({ unconfirmed }: { readonly unconfirmed: boolean }) {
  return (
    <Page>
      {unconfirmed && (
        <>
          <Notice tone="warning" role="alert">
            {sentences.unconfirmed}
          </Notice>
          <RefreshHistory />
        </>
      )}
      <TransferTable />
    </Page>
  );
}

function RefreshHistory() {
  const { client } = useServices();
  const { refetch, isFetching } = useQuery(transferHistoryQuery(client));
  return (
    <p>
      <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {sentences.refresh}
      </Button>
    </p>
  );
}
