import { style } from '@vanilla-extract/css';
import { color, space, text } from '#src/theme/tokens.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x1}`,
  fontSize: text.small,
  color: color.inkMuted,
});
