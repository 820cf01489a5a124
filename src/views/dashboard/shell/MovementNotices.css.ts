import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

export const aboveScreen = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space.x3 } } });
