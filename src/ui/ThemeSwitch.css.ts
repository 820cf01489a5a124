import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';

export const choice = style({
  width: '2.75rem',
  height: '2.75rem',
  '@media': { [media.wide]: { width: '2.25rem', height: '2.25rem' } },
});
