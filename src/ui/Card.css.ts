import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { color, radius, space } from '../theme/tokens.css';

export const card = style({
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  minWidth: 0,
  '@media': { [media.medium]: { padding: space.x3 } },
});
