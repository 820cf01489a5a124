import { transferHistoryQuery } from '#src/api/transfers.ts';
import type { Transfer } from '#src/contract/transfers.ts';
import { getTransferDirection, isVoidStatus } from '#src/domain/direction.ts';
import { tables } from '#src/messages/tables.ts';
import { orNotAvailable } from '../../NotAvailable';
import { ReceiptLink } from '../statement/ReceiptLink';
import { useMemberQuery } from '../useMemberQuery';
import { amountColumn, dateColumn, emailColumn, idColumn, textColumn } from './basicColumns';
import { createQueryTable } from './createQueryTable';
import { describeCounterpart, getTransferId, isReceived } from './describeTransfer';
import { getTransferKey } from './getRowKey';
import { statusColumn } from './statusColumn';

const messages = tables.transfers;
const getDate = (transfer: Transfer) => transfer.created_at;

/** Transfer History: sent and received transfers. */
export const TransferTable = createQueryTable<Transfer>({
  messages,
  columns: [
    idColumn(getTransferId, messages.id),
    textColumn({
      id: 'name',
      header: messages.name,
      value: describeCounterpart,
      skeletonWidth: '26ch',
      place: 'lead',
      detailsHeader: (transfer) => (isReceived(transfer) ? messages.senderName : messages.name),
      details: ({ counterpart }) => orNotAvailable(counterpart?.name, String),
    }),
    emailColumn({
      id: 'email',
      header: messages.email,
      value: ({ counterpart }) => counterpart?.email,
      copyable: true,
      detailsHeader: (transfer) => (isReceived(transfer) ? messages.senderEmail : messages.email),
    }),
    dateColumn({ id: 'date', header: messages.date, value: getDate, place: 'note' }),
    amountColumn({
      header: messages.amount,
      value: ({ amount }) => amount,
      direction: getTransferDirection,
      isVoid: ({ status }) => isVoidStatus(status),
    }),
    statusColumn(messages.status, ({ status }) => status),
  ],
  renderActions: ({ transfer_id }) => transfer_id !== undefined && <ReceiptLink id={transfer_id} />,
  useRows: () => useMemberQuery(transferHistoryQuery),
  rowKey: getTransferKey,
  getDate,
});
