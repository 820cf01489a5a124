import type { ReactNode } from 'react';
import type { DataColumn } from '#src/ui/dataTable/column.ts';
import { ActivityIcon, EarnIcon, MembersIcon, StageIcon } from '#src/ui/icons/finance.tsx';
import { DepositIcon, DonateIcon, TransferIcon, WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { kind } from './kindColumn.css';

const SIZE = 18;

/** By type: deposit, withdrawal, otherwise a donation's (specification section 4). */
export function transactionIcon(type: string): ReactNode {
  if (type === 'Deposit') return <DepositIcon size={SIZE} />;
  if (type === 'Withdrawal') return <WithdrawIcon size={SIZE} />;
  return <DonateIcon size={SIZE} />;
}

/** Activities are of more kinds than transactions; one that the app does not know is just an activity. */
export function activityIcon(type: string): ReactNode {
  switch (type) {
    case 'Deposit':
    case 'Withdrawal':
    case 'Donation':
      return transactionIcon(type);
    case 'Transfer':
      return <TransferIcon size={SIZE} />;
    case 'Earning':
      return <EarnIcon size={SIZE} />;
    case 'Referral':
      return <MembersIcon size={SIZE} />;
    case 'Stage':
      return <StageIcon size={SIZE} />;
    default:
      return <ActivityIcon size={SIZE} />;
  }
}

interface KindColumn {
  readonly header: string;
  readonly icon: (type: string) => ReactNode;
}

/** What kind of movement a row is: its picture and its word. */
export const kindColumn = <Row extends { readonly type: string }>({
  header,
  icon,
}: KindColumn): DataColumn<Row> => ({
  id: 'type',
  header,
  align: 'whole',
  value: ({ type }) => type,
  cell: ({ type }) => (
    <span className={kind}>
      {icon(type)}
      {type}
    </span>
  ),
});
