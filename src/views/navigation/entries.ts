import type { ComponentType } from 'react';
import { shell } from '#src/messages/shell.ts';
import type { IconProps } from '#src/ui/icons/Icon.tsx';
import {
  DashboardIcon,
  DepositIcon,
  DonateIcon,
  NetworkIcon,
  ReportsIcon,
  SettingsIcon,
  TransactionsIcon,
  TransferIcon,
  WithdrawIcon,
} from '#src/ui/icons/navigation.tsx';
import { urls } from '#src/urls.ts';

interface Entry {
  readonly href: string;
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
}

/** The dashboard's menu, in the specification's order (section 2). */
export const entries: readonly Entry[] = [
  { href: urls.dashboard, label: shell.entries.dashboard, Icon: DashboardIcon },
  { href: urls.transactions, label: shell.entries.transactions, Icon: TransactionsIcon },
  { href: urls.fundTransfer, label: shell.entries.fundTransfer, Icon: TransferIcon },
  { href: urls.network, label: shell.entries.network, Icon: NetworkIcon },
  { href: urls.deposit, label: shell.entries.deposit, Icon: DepositIcon },
  { href: urls.withdraw, label: shell.entries.withdraw, Icon: WithdrawIcon },
  { href: urls.donate, label: shell.entries.donate, Icon: DonateIcon },
  { href: urls.reports, label: shell.entries.reports, Icon: ReportsIcon },
  { href: urls.setting, label: shell.entries.setting, Icon: SettingsIcon },
];
