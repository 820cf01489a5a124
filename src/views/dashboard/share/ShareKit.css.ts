import { style } from '@vanilla-extract/css';
import { space } from '../../../theme/tokens.css';

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
