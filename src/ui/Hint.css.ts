import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '#src/theme/tokens.css.ts';

/** Around a field whose hint is a warning. */
export const warningHint = style({});
globalStyle(`${warningHint} p`, { color: color.warning });
