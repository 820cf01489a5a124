import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, weight } from '#src/theme/tokens.css.ts';

/** The sizes by which the boxes are measured in `machines/diagrams/elkGraph.ts`. */
const TEXT_SIZE = '0.8125rem';
const LINE_HEIGHT = '1.0625rem';
const NAME_SIZE = '0.9375rem';
const NAME_HEIGHT = '1.25rem';

export const frame = style({ overflowX: 'auto', borderRadius: radius.card });
export const drawing = style({
  position: 'relative',
  marginInline: 'auto',
  fontSize: TEXT_SIZE,
  lineHeight: LINE_HEIGHT,
});

const placed = style({ position: 'absolute', boxSizing: 'border-box' });
const box = style([
  placed,
  { padding: '7px 11px', border: `1px solid ${color.control}`, overflowWrap: 'anywhere' },
]);
export const compound = style([box, { borderRadius: radius.card, backgroundColor: color.raised }]);
export const state = style([box, { borderRadius: radius.card, backgroundColor: color.surface }]);
export const final = style({ borderStyle: 'double', borderWidth: 4, paddingBlock: 4 });
export const region = style({ borderStyle: 'dashed' });
export const visitedState = style({ borderColor: color.accent, boxShadow: `0 0 0 1px ${color.accent}` });
export const dot = style([
  placed,
  {
    borderRadius: radius.pill,
    backgroundColor: color.ink,
    forcedColorAdjust: 'none',
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
  },
]);
export const history = style([
  placed,
  {
    display: 'grid',
    placeItems: 'center',
    border: `1px solid ${color.control}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
    fontWeight: weight.strong,
  },
]);

export const name = style({ fontSize: NAME_SIZE, lineHeight: NAME_HEIGHT, fontWeight: weight.strong });
export const description = style({ color: color.inkMuted });
export const event = style({ display: 'block', fontWeight: weight.medium, overflowWrap: 'anywhere' });
/** On the edge of what it marks, where it takes no room from the text. */
export const tick = style({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineStart: -9,
  width: 17,
  border: `1px solid ${color.accent}`,
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.accentInk,
  fontSize: '0.6875rem',
  lineHeight: '15px',
  textAlign: 'center',
});

export const arrow = style({});
const linesBase = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  pointerEvents: 'none',
  stroke: 'currentColor',
  transition: `color ${motion}`,
});
const pointedAt = { color: color.ink, strokeWidth: 2 };
export const lines = style([
  linesBase,
  {
    color: color.control,
    strokeWidth: 1.25,
    selectors: { [`${arrow}:focus-within > &`]: pointedAt },
    '@media': {
      [media.hover]: { selectors: { [`${arrow}:hover > &`]: pointedAt } },
      [media.forcedColors]: { color: 'CanvasText' },
    },
  },
]);
export const visitedLines = style([
  linesBase,
  { color: color.accent, strokeWidth: 2.5, '@media': { [media.forcedColors]: { color: 'Highlight' } } },
]);
export const line = style({ fill: 'none' });
export const head = style({ fill: 'currentColor', stroke: 'none' });

export const label = style([
  placed,
  {
    padding: '2px 11px',
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    backgroundColor: color.surface,
    textAlign: 'start',
    lineHeight: 'inherit',
    // Over its neighbours, which would cover the outline.
    ':focus-visible': { zIndex: 1 },
    '@media': { [media.hover]: { ':hover': { borderColor: color.ink } } },
  },
]);
export const visitedLabel = style([label, { borderColor: color.accent, backgroundColor: color.accentSoft }]);
