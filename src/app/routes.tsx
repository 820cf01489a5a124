import { type ComponentType, lazy } from 'react';
import { shell } from '#src/messages/shell.ts';
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
import type { MenuEntry } from '#src/views/navigation/DashboardNav.tsx';
import type { Route } from './publicRoutes';

interface DashboardRoute extends Route {
  readonly View: ComponentType;
  /** its entry in the menu; without one, the screen is reached by links only */
  readonly menu?: Omit<MenuEntry, 'href'>;
}

const { entries } = shell;

/**
 * The dashboard's screens, in the order of the menu; the first match counts. Loaded with the dashboard: the sign-in
 * screen needs neither the list nor the icons, so public screens have a list of their own.
 */
export const dashboardRoutes: readonly DashboardRoute[] = [
  {
    name: 'home',
    path: urls.dashboard,
    View: lazy(() => import('#src/views/dashboard/home/Home.tsx')),
    menu: { label: entries.dashboard, Icon: DashboardIcon },
  },
  {
    name: 'transactions',
    path: urls.transactions,
    View: lazy(() => import('#src/views/dashboard/transactions/Transactions.tsx')),
    menu: { label: entries.transactions, Icon: TransactionsIcon },
  },
  {
    name: 'fundTransfer',
    path: urls.fundTransfer,
    View: lazy(() => import('#src/views/dashboard/fund-transfer/FundTransfer.tsx')),
    menu: { label: entries.fundTransfer, Icon: TransferIcon },
  },
  {
    name: 'network',
    path: urls.network,
    View: lazy(() => import('#src/views/dashboard/network/Network.tsx')),
    menu: { label: entries.network, Icon: NetworkIcon },
  },
  {
    name: 'deposit',
    path: urls.deposit,
    View: lazy(() => import('#src/views/dashboard/deposit/Deposit.tsx')),
    menu: { label: entries.deposit, Icon: DepositIcon },
  },
  {
    name: 'withdraw',
    path: urls.withdraw,
    View: lazy(() => import('#src/views/dashboard/withdraw/Withdraw.tsx')),
    menu: { label: entries.withdraw, Icon: WithdrawIcon },
  },
  {
    name: 'donate',
    path: urls.donate,
    View: lazy(() => import('#src/views/dashboard/donate/Donate.tsx')),
    menu: { label: entries.donate, Icon: DonateIcon },
  },
  {
    name: 'reports',
    path: urls.reports,
    View: lazy(() => import('#src/views/dashboard/reports/Reports.tsx')),
    menu: { label: entries.reports, Icon: ReportsIcon },
  },
  {
    name: 'setting',
    path: urls.setting,
    View: lazy(() => import('#src/views/dashboard/setting/Setting.tsx')),
    menu: { label: entries.setting, Icon: SettingsIcon },
  },
  {
    name: 'notFound',
    path: '*',
    View: lazy(() => import('#src/views/dashboard/not-found/DashboardNotFound.tsx')),
  },
];

export const menuEntries: readonly MenuEntry[] = dashboardRoutes.flatMap(({ path, menu }) =>
  menu ? [{ href: path, ...menu }] : [],
);
