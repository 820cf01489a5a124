import { createIcon } from './Icon';

export const EyeIcon = createIcon(
  'M2.5 12C4.6 8 8 6 12 6s7.4 2 9.5 6c-2.1 4-5.5 6-9.5 6s-7.4-2-9.5-6Z M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z',
);
export const EyeOffIcon = createIcon(
  'M6.2 7.9C4.7 8.9 3.5 10.3 2.5 12c2.1 4 5.5 6 9.5 6 1.8 0 3.4-.4 4.8-1.1 M10 6.2c.6-.1 1.3-.2 2-.2 4 0 7.4 2 9.5 6-.7 1.3-1.5 2.4-2.4 3.3 M4 4l16 16',
);
