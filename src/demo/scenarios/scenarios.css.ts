import { style } from '@vanilla-extract/css';
import { color, mono, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const heading = style({ marginBlockEnd: space.x2, fontSize: text.title });
export const problems = style({ display: 'grid', gap: space.x1 });
export const list = style({ display: 'grid', width: '100%' });
export const item = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 0,
  paddingBlockEnd: '0.75rem',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const story = style({ fontSize: text.small, color: color.inkMuted });
export const strong = style({ fontWeight: weight.strong });
export const hash = style({ fontFamily: mono });
export const whole = style({ width: '100%' });
export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget });
