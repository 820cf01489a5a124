import { style, styleVariants } from '@vanilla-extract/css';
import { color, text, weight } from '#src/theme/tokens.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.375rem',
  fontSize: text.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});

// Positioned relative to the text's baseline, so that a badge is level with the cells beside it.
export const shape = style({ position: 'relative', insetBlockStart: '0.175rem', flexShrink: 0 });

export const tone = styleVariants({
  done: [base, { color: color.positive }],
  waiting: [base, { color: color.inkMuted }],
  moving: [base, { color: color.ink }],
  refused: [base, { color: color.critical }],
  idle: [base, { color: color.inkMuted }],
});
