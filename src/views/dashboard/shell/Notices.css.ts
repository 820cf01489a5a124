import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { space } from '#src/theme/tokens.css.ts';

export const aboveScreen = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space.x3 } } });
/** A sentence, and what can be done: on a phone below it, else at its end, where the button is no higher than the line. */
export const withButton = style({
  '@media': {
    [media.medium]: { display: 'flex', alignItems: 'center', columnGap: space.x1, marginBlock: '-0.625rem' },
  },
});
globalStyle(`${withButton} > button`, {
  '@media': { [media.small]: { display: 'block', marginInlineStart: `calc(-1px - ${space.x1})` } },
});
