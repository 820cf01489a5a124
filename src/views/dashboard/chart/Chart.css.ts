import { globalStyle, style } from '@vanilla-extract/css';
import { drawing } from '#src/theme/forcedColors.css.ts';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

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
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const swatch = style([
  drawing,
  { flexShrink: 0, alignSelf: 'center', width: '0.875rem', height: '0.875rem' },
]);
export const frame = style({ position: 'relative', minWidth: 0 });
export const chart = style([
  drawing,
  {
    display: 'block',
    maxWidth: '100%',
    overflow: 'visible',
    // As wide as the paper, for which nothing is drawn again.
    '@media': { print: { width: '100%', height: 'auto' } },
  },
]);

/** The words of its button are aligned with what stands above it. */
export const asTable = style({ marginInlineStart: `-${space.x1}` });

/** As high as the chart, so that small bars are easy to hover. */
export const hitArea = style({ fill: 'transparent' });
export const bar = style({ outline: 'none' });
globalStyle(`${bar}:hover > ${hitArea}`, { '@media': { [media.hover]: { fill: color.raised } } });
globalStyle(`${bar}:focus-visible > ${hitArea}`, {
  fill: color.raised,
  stroke: color.focus,
  strokeWidth: 2,
});
export const barValue = style({
  fontSize: text.small,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  fill: color.ink,
  // The outline keeps gridlines from striking it through.
  stroke: color.surface,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
export const tick = style({
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  fill: color.inkMuted,
});
export const gridline = style({ stroke: color.line });

export const area = style({ fill: color.accent, opacity: 0.1 });
export const curve = style({
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 2,
  strokeLinejoin: 'round',
});
export const pointer = style({ stroke: color.control, strokeDasharray: '3 3' });
export const point = style({ outline: 'none' });
export const dot = style({
  fill: color.accent,
  stroke: color.surface,
  strokeWidth: 2,
});
export const hiddenDot = style([dot, { opacity: 0 }]);
globalStyle(`${point}:focus-visible > ${dot}`, { stroke: color.focus, strokeWidth: 3 });

export const tooltip = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 1,
  display: 'grid',
  gap: '2px',
  width: 'max-content',
  minWidth: '9rem',
  maxWidth: 'min(100%, 22rem)',
  padding: `${space.x1} 0.75rem`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  boxShadow: '0 4px 16px rgb(0 0 0 / 12%)',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  pointerEvents: 'none',
});
export const tooltipTitle = style({ color: color.inkMuted });
export const tooltipValue = style({ fontSize: text.body, fontWeight: weight.strong });
export const tooltipPart = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x1,
});
export const tooltipName = style({
  // Its value stands below it where the longest word leaves no room.
  flex: '1 1 min-content',
  minWidth: 0,
  overflowWrap: 'break-word',
  color: color.inkMuted,
});

const fill = (percent: number) =>
  style({
    fill: `color-mix(in srgb, ${color.accent} ${percent}%, ${color.surface})`,
    stroke: color.accent,
  });
/** One ramp of tints, the largest series the darkest; lines around each keep the lightest apart from the ground. */
export const tints = [fill(100), fill(64), fill(34), fill(6)];
/** Filled by a pattern instead. */
export const patterned = style({
  stroke: color.accent,
});
export const patternFill = style({ fill: color.accent });
export const patternGround = style({ fill: color.surface });
export const patternGrid = style([patterned, { fill: 'none' }]);
