import { style } from '@vanilla-extract/css';
import { color, text } from '#src/theme/tokens.css.ts';

export const person = style({ display: 'block', minWidth: 0 });
/** Where lines do not break, what is cut off says so. */
const line = style({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });
export const name = line;
export const email = style([line, { fontSize: text.small, color: color.inkMuted }]);
