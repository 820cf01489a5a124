import { style } from '@vanilla-extract/css';
import { color, radius, space, text, touchTarget, weight } from '../theme/tokens.css';

export const frame = style({
  display: 'grid',
  padding: space.x2,
  border: `1px dashed ${color.warning}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
});
export const legend = style({ paddingInline: space.x1, fontSize: text.small, fontWeight: weight.strong });
export const hint = style({ marginBlockEnd: space.x1, fontSize: text.small, color: color.inkMuted });
export const persona = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: touchTarget,
  paddingBlock: space.half,
  cursor: 'pointer',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const radio = style({
  flexShrink: 0,
  width: '1.125rem',
  height: '1.125rem',
  accentColor: color.accent,
});
export const name = style({ display: 'block', fontSize: text.small, fontWeight: weight.medium });
export const description = style({
  display: 'block',
  fontSize: text.small,
  lineHeight: 1.35,
  color: color.inkMuted,
});
