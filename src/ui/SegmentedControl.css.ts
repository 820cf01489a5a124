import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const choice = style({
  minHeight: touchTarget,
  paddingInline: space.x2,
  fontSize: text.small,
  fontWeight: weight.medium,
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { minHeight: '2rem' } },
});
