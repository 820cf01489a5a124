import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../actors/context';
import { transactionHistoryQuery } from '../../../api/transactions';
import type { Transaction } from '../../../contract/transactions';
import { transactionStatus } from '../../../domain/transactionStatus';
import type { DataColumn } from '../../../ui/dataTable/column';
import { tables } from '../../../wording/tables';
import { amountColumn, dateColumn } from './columns';
import { kindColumn, transactionIcon } from './kindColumn';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const sentences = tables.transactions;
const moment = (transaction: Transaction) => transaction.created_at;

const COLUMNS: readonly DataColumn<Transaction>[] = [
  kindColumn({ header: sentences.type, icon: transactionIcon }),
  dateColumn({ id: 'date', header: sentences.date, of: moment }),
  amountColumn({ id: 'amount', header: sentences.amount, of: ({ amount }) => amount }),
  statusColumn({
    id: 'status',
    header: sentences.status,
    of: ({ status }) => transactionStatus(status) ?? '',
  }),
];

/** Recent Transaction: the member's deposits and withdrawals. */
export function TransactionTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={sentences.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(transactionHistoryQuery(client))}
      rowKey={({ _id }) => _id}
      moment={moment}
      empty={sentences.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
