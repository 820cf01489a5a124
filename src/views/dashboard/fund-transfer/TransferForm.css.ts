import { style } from '@vanilla-extract/css';
import { color } from '#src/theme/tokens.css.ts';

export const lead = style({ color: color.inkMuted });
