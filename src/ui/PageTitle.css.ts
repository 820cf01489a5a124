import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const title = style({ fontSize: text.title, fontWeight: weight.strong, letterSpacing: '-0.015em' });
export const lead = style({ marginTop: space.half, color: color.inkMuted });
