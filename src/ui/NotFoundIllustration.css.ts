import { style } from '@vanilla-extract/css';
import { color } from '../theme/tokens.css';

export const drawing = style({ width: '100%', maxWidth: '18rem', height: 'auto' });
export const lattice = style({ stroke: color.control });
export const gap = style({ stroke: color.control, fill: color.canvas });
export const leaf = style({ stroke: color.accent, fill: color.accentSoft });
export const ground = style({ stroke: color.line });
