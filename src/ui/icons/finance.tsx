import { createIcon } from './Icon';

export const WalletIcon = createIcon(
  'M4 7.5h15a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5a1.5 1.5 0 0 1 1.5-1.5H17 M16 13.2v.1',
);
export const EarnIcon = createIcon('M4 17.5 10 11.5l3.5 3.5L20 7.5 M15.5 7.5H20V12');
export const ImpactIcon = createIcon(
  'M12 20c-4.7-3-7.7-6.2-7.7-9.9A4.1 4.1 0 0 1 12 8.2a4.1 4.1 0 0 1 7.7 1.9c0 3.7-3 6.9-7.7 9.9Z',
);
export const MembersIcon = createIcon(
  'M9 5a3.2 3.2 0 1 0 0 6.4A3.2 3.2 0 0 0 9 5Z M3 19.5c.3-3.3 2.6-5.3 6-5.3s5.7 2 6 5.3 M15.5 5.3a3 3 0 0 1 0 5.8M17.5 14.6c2 .7 3.3 2.4 3.5 4.9',
);
export const StageIcon = createIcon('M4 19.5h4.5V15h4.5v-4.5h4.5V6H20');
export const ActivityIcon = createIcon('M3.5 12h4l2.5-6.5 4 13 2.5-6.5h4');
