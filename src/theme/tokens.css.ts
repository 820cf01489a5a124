import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { media } from './media';
import { dark, light } from './palettes';

/** Colours by role, as CSS variables that each theme sets. */
export const color = createGlobalThemeContract({ ...light }, (_value, path) => path.join('-'));

/** Spacing scale in steps of 8 px; `half` only inside a component. */
export const space = {
  half: '0.25rem',
  x1: '0.5rem',
  x2: '1rem',
  x3: '1.5rem',
  x4: '2rem',
  x6: '3rem',
  x8: '4rem',
} as const;

/** The three sizes of text. */
export const text = { small: '0.875rem', body: '1rem', title: '1.5rem' } as const;

/** The two sizes of figures. */
export const figure = { medium: '1.625rem', large: '2.375rem' } as const;

export const font =
  '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, system-ui, sans-serif';
export const mono = 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace';

export const weight = { regular: '400', medium: '500', strong: '600' } as const;

export const radius = { control: '6px', card: '10px', pill: '999px' } as const;

/** Minimum size of a touch target. */
export const touchTarget = '2.75rem';

export const motion = '200ms cubic-bezier(0.2, 0, 0, 1)';

/** Maximum width of the dashboard's content. */
export const contentWidth = '70rem';

const darkColors = assignVars(color, { ...dark });
const lightColors = assignVars(color, { ...light });

// Any element may carry data-theme, so that one region can be dark in both themes.
globalStyle(':root, [data-theme="light"]', { vars: lightColors, colorScheme: 'light' });
globalStyle(':root:not([data-theme])', {
  '@media': { [media.dark]: { vars: darkColors, colorScheme: 'dark' } },
});
globalStyle('[data-theme="dark"]', { vars: darkColors, colorScheme: 'dark' });
