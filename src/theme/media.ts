/** Widths at which the layout changes, in CSS pixels. */
export const breakpoints = { medium: 768, wide: 1024, large: 1280 } as const;

/** Media queries for `'@media'` in a style. Below medium: phones; from wide on there is a sidebar; from large on two columns. */
export const media = {
  small: `(max-width: ${breakpoints.medium - 0.02}px)`,
  medium: `(min-width: ${breakpoints.medium}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  large: `(min-width: ${breakpoints.large}px)`,
  belowWide: `(max-width: ${breakpoints.wide - 0.02}px)`,
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  moreContrast: '(prefers-contrast: more)',
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
