import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

export const aboveScreen = style({ marginBlockEnd: space.x3 });
