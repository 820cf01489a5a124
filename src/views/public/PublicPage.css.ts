import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';

export const fromMedium = style({ '@media': { [media.small]: { display: 'none' } } });
export const onSmall = style({ '@media': { [media.medium]: { display: 'none' } } });
