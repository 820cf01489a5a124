import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  margin: 0,
});
export const summary = style({ fontWeight: weight.medium });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.half} ${space.x2}`,
  fontSize: text.small,
});
export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1, minWidth: 0 });
export const frame = style({ minWidth: 0 });
export const chart = style({ display: 'block', overflow: 'visible' });
export const fill = style({ fill: color.accent });
export const background = style({ fill: color.surface });
export const grid = style({ stroke: color.accent, fill: 'none' });
export const segment = style({ stroke: color.accent, strokeWidth: 1 });
/** As high as the chart, so that small bars are easy to hover. */
export const hitArea = style({ fill: 'transparent' });
export const bar = style({
  outline: 'none',
  selectors: { '&:hover': {}, '&:focus-visible': {} },
});
globalStyle(`${bar}:hover > ${hitArea}`, { fill: color.accentSoft });
globalStyle(`${bar}:focus-visible > ${hitArea}`, {
  fill: color.accentSoft,
  stroke: color.focus,
  strokeWidth: 2,
});
export const barValue = style({
  fontSize: text.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  fill: color.ink,
});
export const tick = style({
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  fill: color.inkMuted,
});
export const line = style({ stroke: color.line });
/** Reserves two lines, so that the content below does not move. */
export const details = style({ minHeight: '3em', fontSize: text.small, color: color.inkMuted });
