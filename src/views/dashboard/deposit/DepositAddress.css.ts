import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { space, text } from '#src/theme/tokens.css.ts';

/** As high while the address is fetched as with the two lines that say how long it is valid. */
export const notice = style({
  display: 'grid',
  '@media': { [media.small]: { minHeight: `calc(3 * ${text.small} + 2 * ${space.x1} + 2px)` } },
});
