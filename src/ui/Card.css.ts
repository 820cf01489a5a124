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

/** Equal cards, as many in a row as fit. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))',
  gap: space.x2,
});
