/** Widths at which the layout changes, in CSS pixels. */
export const breakpoints = { narrowest: 320, narrow: 360, medium: 768, wide: 1024, large: 1280 } as const;

/** In em, which follow the size of text that is set in the browser: larger text has the layout of a narrower screen. */
const toEm = (pixels: number): string => `${pixels / 16}em`;

/** Media queries for `'@media'` in a style. Below medium: phones; from wide on there is a sidebar; from large on two columns. */
export const media = {
  /** larger text on a phone: nothing stands beside anything else */
  narrowest: `(max-width: ${toEm(breakpoints.narrowest - 0.02)})`,
  /** a small phone: icons that only decorate are left out */
  narrow: `(max-width: ${toEm(breakpoints.narrow - 0.02)})`,
  small: `(max-width: ${toEm(breakpoints.medium - 0.02)})`,
  medium: `(min-width: ${toEm(breakpoints.medium)})`,
  wide: `(min-width: ${toEm(breakpoints.wide)})`,
  large: `(min-width: ${toEm(breakpoints.large)})`,
  belowLarge: `(max-width: ${toEm(breakpoints.large - 0.02)})`,
  belowWide: `(max-width: ${toEm(breakpoints.wide - 0.02)})`,
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
