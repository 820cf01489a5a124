import { style } from '@vanilla-extract/css';
import { color, space, weight } from '../theme/tokens.css';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  fontSize: '1.25rem',
  fontWeight: weight.strong,
  letterSpacing: '-0.02em',
  color: color.ink,
});
export const mark = style({ color: color.accent });
