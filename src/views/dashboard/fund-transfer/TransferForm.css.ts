import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space } from '#src/theme/tokens.css.ts';
import { equalColumns } from '../amount/FigureList.css';

export const lead = style({ color: color.inkMuted });
/** The balance and the latest transfers are one column beside the form, as wide as rows of two lines need it. */
export const page = style({
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 19.5rem', gridTemplateRows: 'auto 1fr' },
    [media.large]: { gridTemplateColumns: equalColumns },
  },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridColumn: 1, gridRow: '1 / span 2' } },
});
export const latest = style({
  marginBlockStart: space.x1,
  '@media': { [media.medium]: { gridColumn: 2 } },
});
