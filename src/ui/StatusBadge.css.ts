import { style, styleVariants } from '@vanilla-extract/css';
import { color, text, weight } from '../theme/tokens.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  fontSize: text.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  done: [base, { color: color.accent }],
  waiting: [base, { color: color.inkMuted }],
  moving: [base, { color: color.ink }],
  refused: [base, { color: color.critical }],
  idle: [base, { color: color.inkMuted }],
});
