import { globalStyle, style } from '@vanilla-extract/css';
import { space, text, weight } from '#src/theme/tokens.css.ts';

export const frame = style({ marginBlockEnd: space.x3 });
// The ladder takes the notice's whole width.
globalStyle(`${frame} > div > :last-child`, { flex: 1 });
export const sentence = style({ marginBlockEnd: space.x2, fontSize: text.body, fontWeight: weight.strong });
export const way = style({ marginBlockStart: space.x2 });
