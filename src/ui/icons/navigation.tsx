import { createIcon } from './Icon';

export const DashboardIcon = createIcon(
  'M4 4.5h6.5v8H4Z M13.5 4.5H20V9h-6.5Z M13.5 12H20v7.5h-6.5Z M4 15.5h6.5v4H4Z',
);
export const TransactionsIcon = createIcon('M4 5.5h16M4 10h10M4 14.5h16M4 19h7');
export const TransferIcon = createIcon('M4 8.5h15M15.5 5l3.5 3.5-3.5 3.5 M20 15.5H5M8.5 12 5 15.5 8.5 19');
export const NetworkIcon = createIcon(
  'M12 3.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z M5 15.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM12 15.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6ZM19 15.9a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6Z M12 8.1v7.8M5 15.9V12h14v3.9',
);
export const DepositIcon = createIcon(
  'M12 3.5v11M7.5 10.2l4.5 4.3 4.5-4.3 M4 15.5V19a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3.5',
);
export const WithdrawIcon = createIcon(
  'M12 15V4M7.5 8.3 12 4l4.5 4.3 M4 15.5V19a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-3.5',
);
export const DonateIcon = createIcon(
  'M12 20.5v-9 M12 14.5C7.2 14.5 4.5 11.8 4.5 7c4.8 0 7.5 2.7 7.5 7.5Z M12 11.5c0-4.8 2.7-7.5 7.5-7.5 0 4.8-2.7 7.5-7.5 7.5Z',
);
export const ReportsIcon = createIcon('M4 4v15a1 1 0 0 0 1 1h15 M8.5 16v-4M13 16V7.5M17.5 16v-6');
export const SettingsIcon = createIcon(
  'M4 7.5h8M17 7.5h3M4 16.5h3M12 16.5h8 M14.5 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9.5 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
);
