import { style } from '@vanilla-extract/css';
import { color } from '#src/theme/tokens.css.ts';

export const drawing = style({ width: '100%', maxWidth: '20rem', height: 'auto' });
export const ground = style({ stroke: color.line });
export const slat = style({ stroke: color.line });
export const pot = style({ stroke: color.control, fill: color.raised });
export const vine = style({ stroke: color.accent });
export const leaf = style({ stroke: color.accent, fill: color.accentSoft });
export const missing = style({ stroke: color.control, fill: color.canvas });
