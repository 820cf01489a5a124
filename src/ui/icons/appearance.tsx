import { createIcon } from './Icon';

export const SunIcon = createIcon(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z M12 2.8v1.7M12 19.5v1.7M2.8 12h1.7M19.5 12h1.7M5.5 5.5l1.2 1.2M17.3 17.3l1.2 1.2M5.5 18.5l1.2-1.2M17.3 6.7l1.2-1.2',
);
export const MoonIcon = createIcon('M19.8 14.2A8 8 0 0 1 9.8 4.2a8 8 0 1 0 10 10Z');
export const SystemIcon = createIcon(
  'M4.5 5h15a1 1 0 0 1 1 1v9.5a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z M9 20h6M12 16.5V20',
);
