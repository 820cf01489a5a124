import type { ComponentType } from 'react';
import { shell } from '#src/messages/shell.ts';
import * as icons from '#src/ui/icons/navigation.tsx';
import { urls } from '#src/urls.ts';
import { type PreloadableComponent, renewableLazy } from '#src/views/lazyPart.tsx';
import type { MenuEntry } from '#src/views/navigation/DashboardNav.tsx';
import type { Route } from './publicRoutes';

export interface DashboardRoute extends Route {
  readonly View: PreloadableComponent<object>;
  /** its entry in the menu; without one, the screen is reached by links only */
  readonly menu?: Omit<MenuEntry, 'href'>;
}

/** A screen with an entry in the menu. */
const menuRoute = (
  name: keyof typeof shell.entries,
  Icon: MenuEntry['Icon'],
  load: () => Promise<{ default: ComponentType }>,
): DashboardRoute => ({
  name,
  path: urls[name],
  View: renewableLazy(load),
  menu: { label: shell.entries[name], Icon },
});

/**
 * The dashboard's screens, in the order of the menu; the first match counts. Loaded with the dashboard: the sign-in
 * screen needs neither the list nor the icons, so public screens have a list of their own.
 */
export const dashboardRoutes: readonly DashboardRoute[] = [
  {
    ...menuRoute('dashboard', icons.DashboardIcon, () => import('#src/views/dashboard/home/Home.tsx')),
    name: 'home',
  },
  menuRoute(
    'transactions',
    icons.TransactionsIcon,
    () => import('#src/views/dashboard/transactions/Transactions.tsx'),
  ),
  menuRoute(
    'fundTransfer',
    icons.TransferIcon,
    () => import('#src/views/dashboard/fund-transfer/FundTransfer.tsx'),
  ),
  menuRoute('network', icons.NetworkIcon, () => import('#src/views/dashboard/network/Network.tsx')),
  menuRoute('deposit', icons.DepositIcon, () => import('#src/views/dashboard/deposit/Deposit.tsx')),
  menuRoute('withdraw', icons.WithdrawIcon, () => import('#src/views/dashboard/withdraw/Withdraw.tsx')),
  menuRoute('donate', icons.DonateIcon, () => import('#src/views/dashboard/donate/Donate.tsx')),
  menuRoute('reports', icons.ReportsIcon, () => import('#src/views/dashboard/reports/Reports.tsx')),
  menuRoute('setting', icons.SettingsIcon, () => import('#src/views/dashboard/setting/Setting.tsx')),
  {
    name: 'statement',
    path: urls.statement,
    View: renewableLazy(() => import('#src/views/dashboard/statement/Statement.tsx')),
  },
  {
    name: 'receipt',
    path: urls.receipt,
    View: renewableLazy(() => import('#src/views/dashboard/statement/TransferReceipt.tsx')),
  },
  {
    name: 'notFound',
    path: '*',
    View: renewableLazy(() => import('#src/views/dashboard/not-found/DashboardNotFound.tsx')),
  },
];

export const menuEntries: readonly MenuEntry[] = dashboardRoutes.flatMap(({ path, menu }) =>
  menu ? [{ href: path, ...menu }] : [],
);
