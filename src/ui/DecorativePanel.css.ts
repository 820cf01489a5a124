import { style } from '@vanilla-extract/css';
import { color } from '#src/theme/tokens.css.ts';

export const panel = style({ width: '100%', height: '100%', color: color.panelInk });
export const lattice = style({ stroke: color.panelLine });
export const leaf = style({ stroke: color.panelInk, fill: color.panel, strokeOpacity: 0.6 });
export const paper = style({ fill: color.surface });
export const hairline = style({ stroke: color.line });
export const mark = style({ fill: color.inkMuted, fontSize: '15px' });
export const ahead = style({ stroke: color.skeleton });
export const area = style({ fill: color.accentSoft });
export const reached = style({ stroke: color.accent, strokeOpacity: 0.35 });
export const accent = style({ stroke: color.accent });
