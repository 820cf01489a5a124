import { useMemo } from 'react';
import { transferHistoryQuery } from '#src/api/transfers.ts';
import type { Transfer } from '#src/contract/transfers.ts';
import { formatDate } from '#src/domain/dates.ts';
import { getTransferDirection, isVoidStatus } from '#src/domain/direction.ts';
import { viewAll } from '#src/messages/common.ts';
import { tables } from '#src/messages/tables.ts';
import { transfer } from '#src/messages/transfer.ts';
import { Button } from '#src/ui/Button.tsx';
import { SimpleTable, type TableColumn } from '#src/ui/SimpleTable.tsx';
import { Money } from '#src/ui/StatValue.tsx';
import { orNotAvailable } from '../../NotAvailable';
import { QuerySection } from '../QueryError';
import { describeCounterpart } from '../tables/describeTransfer';
import { getNewest } from '../tables/getNewest';
import { getTransferKey } from '../tables/getRowKey';
import { Status } from '../tables/Status';
import { useMemberQuery } from '../useMemberQuery';

const messages = transfer.latest;
const MAX_LATEST = 3;

const columns: readonly TableColumn<Transfer>[] = [
  {
    header: messages.member,
    place: 'lead',
    width: '36%',
    cell: (one) => orNotAvailable(describeCounterpart(one), String),
  },
  {
    header: tables.transfers.date,
    align: 'nowrap',
    place: 'note',
    width: '28%',
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    header: tables.transfers.amount,
    align: 'number',
    place: 'end',
    width: '19%',
    cell: (one) =>
      orNotAvailable(one.amount, (dollars) => (
        <Money dollars={dollars} direction={getTransferDirection(one)} isVoid={isVoidStatus(one.status)} />
      )),
  },
  {
    header: tables.transfers.status,
    align: 'nowrap',
    place: 'tail',
    cell: ({ status }) => orNotAvailable(status, (known) => <Status>{known}</Status>),
  },
];

interface LatestTransfersProps {
  readonly onOpenHistory: () => void;
  /** The form is being sent: nothing leads away from it. */
  readonly isLocked: boolean;
}

/** Beside the form of a transfer: the newest transfers, sent and received. */
export function LatestTransfers({ onOpenHistory, isLocked }: LatestTransfersProps) {
  const transfers = useMemberQuery(transferHistoryQuery);
  // The form renders it with each key that is pressed, and a history may have thousands.
  const latest = useMemo(() => transfers.data && getNewest(transfers.data, MAX_LATEST), [transfers.data]);
  return (
    <QuerySection
      title={messages.title}
      queries={[transfers]}
      actions={
        <Button variant="quiet" disabled={isLocked} onClick={onOpenHistory}>
          {viewAll}
        </Button>
      }
    >
      <SimpleTable
        caption={messages.title}
        columns={columns}
        rows={latest}
        rowKey={getTransferKey}
        empty={tables.transfers.empty}
        expectedRows={MAX_LATEST}
      />
    </QuerySection>
  );
}
