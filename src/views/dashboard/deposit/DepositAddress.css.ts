import { globalStyle, style } from '@vanilla-extract/css';
import { space, text } from '#src/theme/tokens.css.ts';

export const notice = style({ containerType: 'inline-size' });
/** As high while the address is fetched as with the two lines that say how long it is valid. */
globalStyle(`${notice} > *`, {
  '@container': { '(max-width: 30rem)': { minHeight: `calc(3 * ${text.small} + 2 * ${space.x1} + 2px)` } },
});
