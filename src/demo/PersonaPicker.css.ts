import { style } from '@vanilla-extract/css';
import { color, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const frame = style({
  display: 'grid',
  gap: space.x1,
  padding: space.x2,
  border: `1px dashed ${color.warning}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
});
export const label = style({ fontSize: text.small, fontWeight: weight.strong });
export const select = style({
  width: '100%',
  minHeight: touchTarget,
  paddingInline: space.x1,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
});
/** Reserves two lines, so that the layout does not shift with the choice. */
export const about = style({
  minHeight: '2.6rem',
  fontSize: text.small,
  lineHeight: 1.35,
  color: color.inkMuted,
});
