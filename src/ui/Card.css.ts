import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space } from '#src/theme/tokens.css.ts';

export const card = style({
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  minWidth: 0,
  '@media': { [media.medium]: { padding: space.x3 } },
});
