import { useQuery } from '@tanstack/react-query';
import { useServices } from '#src/actors/context.ts';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { transactionStatus } from '#src/domain/transactionStatus.ts';
import { tables } from '#src/messages/tables.ts';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { amountColumn, dateColumn } from './columns';
import { kindColumn, transactionIcon } from './kindColumn';
import { QueryTable } from './QueryTable';
import { statusColumn } from './statusColumn';
import { NEWEST_FIRST, type TableProps } from './tableProps';

const messages = tables.transactions;
const moment = (transaction: Transaction) => transaction.created_at;

const COLUMNS: readonly DataColumn<Transaction>[] = [
  kindColumn({ header: messages.type, icon: transactionIcon }),
  dateColumn({ id: 'date', header: messages.date, of: moment }),
  amountColumn({ id: 'amount', header: messages.amount, of: ({ amount }) => amount }),
  statusColumn({
    id: 'status',
    header: messages.status,
    of: ({ status }) => transactionStatus(status) ?? '',
  }),
];

/** Recent Transaction: the member's deposits and withdrawals. */
export function TransactionTable({ name }: TableProps) {
  const { client } = useServices();
  return (
    <QueryTable
      title={messages.title}
      name={name}
      columns={COLUMNS}
      query={useQuery(transactionHistoryQuery(client))}
      rowKey={({ _id }) => _id}
      moment={moment}
      empty={messages.empty}
      defaultSort={NEWEST_FIRST}
    />
  );
}
