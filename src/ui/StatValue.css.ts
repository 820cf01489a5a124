import { style, styleVariants } from '@vanilla-extract/css';
import { color, figure as size, weight } from '#src/theme/tokens.css.ts';

const base = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: weight.strong,
  whiteSpace: 'nowrap',
});

export const figure = styleVariants({
  inline: [base, { fontWeight: weight.regular }],
  inherited: [base],
  // inherits its size
  fit: [base, { letterSpacing: '-0.015em' }],
  medium: [base, { fontSize: size.medium, lineHeight: 1.25, letterSpacing: '-0.015em' }],
  large: [base, { fontSize: size.large, lineHeight: 1.2, letterSpacing: '-0.02em' }],
});

/** For a text that is too long for one line. */
export const wrapped = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

export const quiet = style({
  fontSize: '0.62em',
  fontWeight: weight.medium,
  opacity: 0.78,
  letterSpacing: 0,
});

export const received = style({ color: color.positive });
export const awaited = style({ color: color.inkMuted });
export const refused = style({ color: color.inkMuted });
