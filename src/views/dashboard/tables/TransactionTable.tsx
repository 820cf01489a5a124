import { transactionHistoryQuery } from '#src/api/transactions.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { getTransactionDirection, isRefused } from '#src/domain/direction.ts';
import { getTransactionStatus } from '#src/domain/transactionStatus.ts';
import { tables } from '#src/messages/tables.ts';
import { useMemberQuery } from '../useMemberQuery';
import { amountColumn, dateColumn, idColumn } from './basicColumns';
import { createQueryTable } from './createQueryTable';
import { statusColumn } from './statusColumn';
import { getTransactionIcon, typeColumn } from './typeColumn';

const messages = tables.transactions;
const getDate = (transaction: Transaction) => transaction.created_at;

/** Recent Transaction: the member's deposits and withdrawals. */
export const TransactionTable = createQueryTable<Transaction>({
  title: messages.title,
  empty: messages.empty,
  columns: [
    typeColumn({ header: messages.type, getIcon: getTransactionIcon, place: 'lead' }),
    dateColumn({ id: 'date', header: messages.date, value: getDate, place: 'note' }),
    amountColumn({
      header: messages.amount,
      value: ({ amount }) => amount,
      direction: getTransactionDirection,
      isVoid: ({ status }) => isRefused(status),
      place: 'end',
    }),
    statusColumn({
      id: 'status',
      header: messages.status,
      place: 'tail',
      value: ({ status }) => (status === undefined ? undefined : (getTransactionStatus(status) ?? '')),
    }),
  ],
  detailColumns: [idColumn(({ _id }) => _id)],
  useRows: () => useMemberQuery(transactionHistoryQuery),
  rowKey: ({ _id }) => _id ?? '',
  getDate,
});
