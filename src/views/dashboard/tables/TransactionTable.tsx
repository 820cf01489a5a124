import { useSearchParams } from 'wouter';
import { transactionHistoryQuery } from '#src/api/transactions.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { getTransactionDirection, isIncoming, isVoidStatus } from '#src/domain/direction.ts';
import { getTransactionStatus } from '#src/domain/transactionStatus.ts';
import { tables } from '#src/messages/tables.ts';
import { FilterSelect } from '#src/ui/dataTable/FilterSelect.tsx';
import { NO_FILTER } from '#src/ui/dataTable/tableView.ts';
import { changeParams } from '../searchParams';
import { useMemberQuery } from '../useMemberQuery';
import { amountColumn, dateColumn, idColumn } from './basicColumns';
import { createQueryTable } from './createQueryTable';
import { getRowKey } from './getRowKey';
import { statusColumn } from './statusColumn';
import { getTransactionIcon } from './TypeWithIcon';
import { typeColumn } from './typeColumn';

const messages = tables.transactions;
const getDate = (transaction: Transaction) => transaction.created_at;

/** Recent Transaction: the member's deposits and withdrawals. */
const AllTransactions = createQueryTable<Transaction>({
  messages,
  columns: [
    typeColumn({ header: messages.type, getIcon: getTransactionIcon, place: 'lead' }),
    dateColumn({ id: 'date', header: messages.date, value: getDate, place: 'note' }),
    amountColumn({
      header: messages.amount,
      value: ({ amount }) => amount,
      direction: getTransactionDirection,
      isVoid: ({ status }) => isVoidStatus(status),
      isIncoming,
    }),
    statusColumn(messages.status, ({ status }) =>
      status === undefined ? undefined : (getTransactionStatus(status) ?? ''),
    ),
  ],
  detailColumns: [idColumn(({ _id }) => _id)],
  useRows: () => useMemberQuery(transactionHistoryQuery),
  rowKey: getRowKey,
  getDate,
});

interface TransactionTableProps {
  readonly name?: string;
  /** shows transactions of this type only, until the member lifts the filter, in the URL (`?kind=all`) */
  readonly only?: 'Deposit' | 'Withdrawal';
}

/** What the provider calls otherwise may be either (D584). */
const isOfType = {
  Deposit: ({ type }: Transaction) => type !== 'Withdrawal',
  Withdrawal: ({ type }: Transaction) => type !== 'Deposit',
} as const;

/** Recent Transaction, all of them or those of the screen's own type. */
export function TransactionTable({ only, ...table }: TransactionTableProps) {
  const [params, setParams] = useSearchParams();
  if (only === undefined) return <AllTransactions {...table} />;
  const isLifted = params.get('kind') === 'all';
  const lift = (kind: 'all' | undefined) =>
    setParams((current) => changeParams(current, { kind, page: undefined }));
  return (
    <AllTransactions
      {...table}
      isShown={isLifted ? undefined : isOfType[only]}
      extraFilters={{
        value: isLifted ? 'all' : '',
        emptied: messages.emptied[only],
        onClear: () =>
          setParams((current) => changeParams(current, { ...NO_FILTER, kind: undefined, page: undefined })),
        fields: (
          <FilterSelect
            label={messages.type}
            value={isLifted ? 'all' : only}
            options={[
              { value: only, label: messages.only[only] },
              { value: 'all', label: messages.all },
            ]}
            onChange={(value) => lift(value === 'all' ? 'all' : undefined)}
          />
        ),
      }}
    />
  );
}
