import { useQuery } from '@tanstack/react-query';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { transactionStatus } from '#src/domain/transactionStatus.ts';
import { tables } from '#src/messages/tables.ts';
import { amountColumn, dateColumn } from './columns';
import { createQueryTable } from './createQueryTable';
import { kindColumn, transactionIcon } from './kindColumn';
import { statusColumn } from './statusColumn';

const messages = tables.transactions;
const moment = (transaction: Transaction) => transaction.created_at;

/** Recent Transaction: the member's deposits and withdrawals. */
export const TransactionTable = createQueryTable<Transaction>({
  title: messages.title,
  empty: messages.empty,
  columns: [
    kindColumn({ header: messages.type, icon: transactionIcon }),
    dateColumn({ id: 'date', header: messages.date, of: moment }),
    amountColumn({ id: 'amount', header: messages.amount, of: ({ amount }) => amount }),
    statusColumn({
      id: 'status',
      header: messages.status,
      of: ({ status }) => transactionStatus(status) ?? '',
    }),
  ],
  useRows: (client) => useQuery(transactionHistoryQuery(client)),
  rowKey: ({ _id }) => _id,
  moment,
});
