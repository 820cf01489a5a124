import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media';

export const fromMedium = style({ '@media': { [media.small]: { display: 'none' } } });
export const onSmall = style({ '@media': { [media.medium]: { display: 'none' } } });
