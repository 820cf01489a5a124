import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media';
import { color, space } from '../../../theme/tokens.css';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x3,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } },
});
export const lead = style({ color: color.inkMuted });
