import { branding } from './branding';
import { page as messages } from './messages/page';
import { dark, light } from './theme/palettes';

/** What the page says of itself before the app has loaded, and the web manifest after it has been installed. */
export const pageHead = {
  title: branding.name,
  description: messages.description(branding.name),
  noScript: messages.noScript,
  /** by the system's colour scheme */
  themeColors: { light: light.canvas, dark: dark.canvas },
  /** Its addresses are relative to its own, and so below any base path. */
  manifest: {
    name: branding.name,
    short_name: branding.name,
    description: messages.description(branding.name),
    lang: 'en',
    start_url: './',
    scope: './',
    display: 'minimal-ui',
    theme_color: light.canvas,
    background_color: light.canvas,
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  },
} as const;
