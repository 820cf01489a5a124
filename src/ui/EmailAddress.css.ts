import { style } from '@vanilla-extract/css';
import { color, text } from '#src/theme/tokens.css.ts';

export const address = style({ fontSize: text.small, color: color.inkMuted });
