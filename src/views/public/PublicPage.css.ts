import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';

export const fromMedium = style({ '@media': { [media.small]: { display: 'none' } } });
/** Its drawing begins where the text below it does, as inside. */
export const onSmall = style({
  marginInlineStart: '-0.75rem',
  '@media': { [media.medium]: { display: 'none' } },
});
