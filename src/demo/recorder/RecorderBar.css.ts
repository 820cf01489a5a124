import { style } from '@vanilla-extract/css';
import { color, space, text } from '#src/theme/tokens.css.ts';

export const steps = style({
  display: 'grid',
  gap: space.half,
  maxHeight: '7rem',
  overflowY: 'auto',
  paddingInlineStart: space.x3,
  listStyle: 'decimal',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
});
export const hint = style({ fontSize: text.small, color: color.inkMuted });
