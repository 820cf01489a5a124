import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { space } from '#src/theme/tokens.css.ts';

export const figures = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });

const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x3,
});
/** Of equal width, unless a wallet address would then have no room in its field. */
export const equalColumns = 'minmax(31.25rem, 1fr) minmax(0, 1fr)';
/**
 * A form, and at its end, where there is room, the figures that bound its amount. They are read before it, and so on a
 * phone they are above it.
 */
export const besideForm = style([
  stacked,
  {
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 15.5rem' },
      [media.large]: { gridTemplateColumns: equalColumns },
    },
  },
]);
globalStyle(`${besideForm} > ${figures}`, {
  '@media': { [media.medium]: { gridColumn: 2, gridRow: 1 } },
});
// The form ends where the figures do; the figures are not stretched, since the form grows while an amount is typed.
globalStyle(`${besideForm} > :not(${figures})`, { alignSelf: 'stretch' });
/** A deposit's address in one line, and at its end, where there is room, the balance that it goes to. */
export const besideAddress = style([
  stacked,
  { '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 19rem' } } },
]);
