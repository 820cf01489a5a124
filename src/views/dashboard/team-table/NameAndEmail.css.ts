import { style } from '@vanilla-extract/css';
import { text } from '#src/theme/tokens.css.ts';

export const person = style({ display: 'block', minWidth: 0 });
export const name = style({ display: 'block' });
/** No higher than its text. */
export const email = style([name, { fontSize: text.small }]);
