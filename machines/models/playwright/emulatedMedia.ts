import type { Media } from '../appDriver';

/** What Playwright emulates for it; the screen of a light system where nothing is said. */
export const toEmulatedMedia = (media: Media = 'light') =>
  ({
    media: media === 'print' ? 'print' : 'screen',
    colorScheme: media === 'dark' ? 'dark' : 'light',
    forcedColors: media === 'forced' ? 'active' : 'none',
  }) as const;
