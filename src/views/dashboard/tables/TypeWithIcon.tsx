import type { ReactNode } from 'react';
import { ActivityIcon, EarnIcon, MembersIcon, StageIcon } from '#src/ui/icons/finance.tsx';
import { DepositIcon, DonateIcon, TransferIcon, WithdrawIcon } from '#src/ui/icons/navigation.tsx';
import { iconWithText } from './TypeWithIcon.css';

const ICON_SIZE = 18;

/** The icon of a type: deposit, withdrawal, otherwise donation (R4.2). */
export function getTransactionIcon(type: string): ReactNode {
  if (type === 'Deposit') return <DepositIcon size={ICON_SIZE} />;
  if (type === 'Withdrawal') return <WithdrawIcon size={ICON_SIZE} />;
  return <DonateIcon size={ICON_SIZE} />;
}

/** Activities have more types than transactions; an unknown one has a generic icon. */
export function getActivityIcon(type: string): ReactNode {
  switch (type) {
    case 'Deposit':
    case 'Withdrawal':
    case 'Donation':
      return getTransactionIcon(type);
    case 'Transfer':
      return <TransferIcon size={ICON_SIZE} />;
    case 'Earning':
      return <EarnIcon size={ICON_SIZE} />;
    case 'Referral':
      return <MembersIcon size={ICON_SIZE} />;
    case 'Stage':
      return <StageIcon size={ICON_SIZE} />;
    default:
      return <ActivityIcon size={ICON_SIZE} />;
  }
}

interface TypeWithIconProps {
  readonly type: string;
  readonly getIcon: (type: string) => ReactNode;
}

export const TypeWithIcon = ({ type, getIcon }: TypeWithIconProps) => (
  <span className={iconWithText}>
    {getIcon(type)}
    {type}
  </span>
);
