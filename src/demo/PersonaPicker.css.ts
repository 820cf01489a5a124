import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

export const frame = style({
  display: 'grid',
  gap: space.x1,
  padding: space.x2,
  border: `1px dashed ${color.warning}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
});
export const label = style({ fontSize: text.small, fontWeight: weight.strong });
/** Reserves two lines, so that the layout does not shift with the choice. */
export const about = style({
  minHeight: '2.6rem',
  fontSize: text.small,
  lineHeight: 1.35,
  color: color.inkMuted,
});
