import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

/** As wide as a card that is half of a screen. */
export const formWidth = '31rem';
export const form = style({ display: 'grid', gap: space.x3, maxWidth: formWidth });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
