import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../theme/tokens.css';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space.x1,
  insetInlineStart: space.x1,
  zIndex: 60,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.control,
  backgroundColor: color.accent,
  color: color.accentInk,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
