import { createIcon } from './Icon';

export const MenuIcon = createIcon('M4 7h16 M4 12h16 M4 17h16');
export const CloseIcon = createIcon('M6 6l12 12 M18 6L6 18');
export const CopyIcon = createIcon(
  'M9 8.5h9.5a1 1 0 0 1 1 1V19a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V9.5a1 1 0 0 1 1-1Z M15.5 8.5V5a1 1 0 0 0-1-1H5a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1h3',
);
export const CheckIcon = createIcon('M5 12.8l4.6 4.4L19 7.2');
export const SearchIcon = createIcon('M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12Z M15 15l5 5');
export const ChevronIcon = createIcon('M7 10l5 5 5-5');
export const LogoutIcon = createIcon(
  'M13.5 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h7.5 M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
);
