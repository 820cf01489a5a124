import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';
import { TRANSITION_MS } from './viewport';

export const frame = style({
  position: 'relative',
  // Not hidden: focusing a distant member would scroll it.
  overflow: 'clip',
  borderRadius: radius.control,
  backgroundColor: color.canvas,
  // One finger moves the tree sideways and the page up and down; two move and zoom the tree.
  touchAction: 'pan-y',
});
// What is needed of the library's styles.
globalStyle(`${frame} .rd3t-tree-container`, { height: '100%', cursor: 'grab' });
globalStyle(`${frame} .rd3t-tree-container:active`, { cursor: 'grabbing' });
globalStyle(`${frame} .rd3t-leaf-node`, { cursor: 'pointer' });
globalStyle(`${frame} svg`, { overflow: 'hidden' });
globalStyle(`${frame} .rd3t-link`, {
  fill: 'none',
  stroke: color.control,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'none',
});

const moving = `transform ${TRANSITION_MS}ms cubic-bezier(0.65, 0, 0.35, 1)`;
const bending = `d ${TRANSITION_MS}ms cubic-bezier(0.65, 0, 0.35, 1)`;
globalStyle(`${frame}[data-moving] g > g`, { transition: moving });
globalStyle(`${frame}[data-moving] .rd3t-link`, { transition: bending });

/** Over the tree, in the middle. */
export const overlay = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  pointerEvents: 'none',
});
globalStyle(`${overlay} > button`, { pointerEvents: 'auto' });
export const wheelHint = style({
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.pill,
  backgroundColor: color.raised,
  color: color.ink,
  fontSize: text.small,
  opacity: 0,
  transition: 'opacity 200ms',
  selectors: { '&[data-shown]': { opacity: 1 } },
});
