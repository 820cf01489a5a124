import { style } from '@vanilla-extract/css';
import { drawing } from '#src/theme/forcedColors.css.ts';
import { color } from '#src/theme/tokens.css.ts';

export const sparkline = style([drawing, { width: '100%', height: '2rem', overflow: 'visible' }]);
export const area = style({ fill: color.accent, opacity: 0.08 });
export const line = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const flat = style([line, { stroke: color.line }]);
