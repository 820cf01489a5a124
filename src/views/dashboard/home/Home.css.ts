import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { space } from '#src/theme/tokens.css.ts';

/** Two columns on large screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x4,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
});
