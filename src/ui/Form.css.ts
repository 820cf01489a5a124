import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

export const form = style({ display: 'grid', gap: space.x3, maxWidth: '28rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
