import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { transferHistoryQuery } from '../../../api/transfers';
import type { Transfer } from '../../../contract/transfers';
import type { DataColumn } from '../../../ui/dataTable/column';
import { tables } from '../../../wording/tables';
import { amountColumn, dateColumn, emailColumn, textColumn } from './columns';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const sentences = tables.transfers;
const moment = (transfer: Transfer) => transfer.created_at;

/** The recipient; of what was received that is the member, so it is said who sent it. */
const recipient = ({ direction, counterpart }: Transfer) =>
  direction === 'received' ? sentences.received(counterpart.name) : counterpart.name;

const COLUMNS: readonly DataColumn<Transfer>[] = [
  textColumn({ id: 'id', header: sentences.id, of: ({ transfer_id }) => transfer_id }),
  textColumn({ id: 'name', header: sentences.name, of: recipient }),
  emailColumn({ id: 'email', header: sentences.email, of: ({ counterpart }) => counterpart.email }),
  dateColumn({ id: 'date', header: sentences.date, of: moment }),
  amountColumn({ id: 'amount', header: sentences.amount, of: ({ amount }) => amount }),
  statusColumn({ id: 'status', header: sentences.status, of: ({ status }) => status }),
];

/** Transfer History: what was sent and what was received. */
export function TransferTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={sentences.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(transferHistoryQuery(client))}
      rowKey={({ transfer_id }) => transfer_id}
      moment={moment}
      empty={sentences.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
