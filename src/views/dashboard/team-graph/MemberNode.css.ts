import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, weight } from '#src/theme/tokens.css.ts';

export const item = style({ cursor: 'pointer', outline: 'none' });

export const square = style({
  stroke: color.accent,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    [`${item}:not([data-status="active"]) > &`]: {
      stroke: color.control,
      strokeDasharray: '4 3',
    },
    [`${item}[data-closed] > &`]: { strokeWidth: 3 },
    [`${item}[aria-selected="true"] > &`]: { stroke: color.ink, strokeWidth: 3, strokeDasharray: 'none' },
  },
  '@media': { [media.hover]: { selectors: { [`${item}:hover > &`]: { stroke: color.ink } } } },
});
/** Of the keyboard's focus: as wide at each distance, and beside the frame, which says what is selected or closed. */
export const ring = style({
  display: 'none',
  fill: 'none',
  stroke: color.focus,
  strokeWidth: 3,
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'none',
  selectors: { [`${item}:focus-visible > &`]: { display: 'inline' } },
});

const writing = style({ stroke: 'none', textAnchor: 'middle', pointerEvents: 'none', userSelect: 'none' });

export const letter = style([writing, { fontSize: '30px', fontWeight: weight.strong }]);
export const farLetter = style([letter, { fontSize: '76px' }]);

const name = style([
  writing,
  {
    fill: color.ink,
    // The outline separates the name from the link behind it.
    stroke: color.canvas,
    strokeWidth: 5,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
]);

/** Layout units: about as large on the screen at each distance. */
export const nameSizes = { close: 15, near: 21, middle: 25, distant: 31 } as const;
export const names = styleVariants(nameSizes, (size) => [
  name,
  { fontSize: `${size}px`, strokeWidth: Math.round(size / 3) },
]);

export const badge = style({
  fill: color.surface,
  stroke: color.accent,
  strokeWidth: 1.5,
  '@media': { [media.hover]: { selectors: { '&:hover': { fill: color.raised, stroke: color.ink } } } },
});
export const sign = style({ fill: 'none', stroke: color.ink, strokeWidth: 2.5, pointerEvents: 'none' });
