import { transactionHistoryQuery } from '#src/api/transactions.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { getTransactionStatus } from '#src/domain/transactionStatus.ts';
import { tables } from '#src/messages/tables.ts';
import { useMemberQuery } from '../useMemberQuery';
import { amountColumn, dateColumn } from './basicColumns';
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
    typeColumn({ header: messages.type, getIcon: getTransactionIcon }),
    dateColumn({ id: 'date', header: messages.date, value: getDate }),
    amountColumn({ id: 'amount', header: messages.amount, value: ({ amount }) => amount }),
    statusColumn({
      id: 'status',
      header: messages.status,
      value: ({ status }) => (status === undefined ? undefined : (getTransactionStatus(status) ?? '')),
    }),
  ],
  useRows: () => useMemberQuery(transactionHistoryQuery),
  rowKey: ({ _id }) => _id ?? '',
  getDate,
});
