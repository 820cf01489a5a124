import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space } from '#src/theme/tokens.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x3,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
});
export const lead = style({ color: color.inkMuted });
