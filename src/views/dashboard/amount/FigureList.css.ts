import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { space } from '#src/theme/tokens.css.ts';

export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });

/** The figures, and beside them, where there is room, the form whose amount they bound. */
export const besideForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(15.5rem, 1fr) minmax(0, 31rem)' } },
});
