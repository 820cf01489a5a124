import { style } from '@vanilla-extract/css';
import { color, mono, space, text } from '#src/theme/tokens.css.ts';

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
export const check = style({ color: color.inkMuted });
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  border: 0,
  paddingBlockEnd: space.x1,
});
export const source = style({
  maxHeight: '10rem',
  overflow: 'auto',
  paddingBlock: space.x1,
  fontFamily: mono,
  fontSize: text.small,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
