import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
/** Breaks within a part only where the part is longer than a line. */
export const link = style({ wordBreak: 'normal', overflowWrap: 'anywhere' });
