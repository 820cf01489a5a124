import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { transferHistoryQuery } from '#src/api/transfers.ts';
import type { Transfer } from '#src/contract/transfers.ts';
import { tables } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { amountColumn, dateColumn, emailColumn, textColumn } from './columns';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const messages = tables.transfers;
const moment = (transfer: Transfer) => transfer.created_at;

/** The recipient; of what was received that is the member, so it is said who sent it. */
const recipient = ({ direction, counterpart }: Transfer) =>
  direction === 'received' ? messages.received(counterpart.name) : counterpart.name;

const COLUMNS: readonly DataColumn<Transfer>[] = [
  textColumn({ id: 'id', header: messages.id, of: ({ transfer_id }) => transfer_id }),
  textColumn({ id: 'name', header: messages.name, of: recipient }),
  emailColumn({ id: 'email', header: messages.email, of: ({ counterpart }) => counterpart.email }),
  dateColumn({ id: 'date', header: messages.date, of: moment }),
  amountColumn({ id: 'amount', header: messages.amount, of: ({ amount }) => amount }),
  statusColumn({ id: 'status', header: messages.status, of: ({ status }) => status }),
];

/** Transfer History: what was sent and what was received. */
export function TransferTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={messages.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(transferHistoryQuery(client))}
      rowKey={({ transfer_id }) => transfer_id}
      moment={moment}
      empty={messages.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
