import { keyframes, style } from '@vanilla-extract/css';
import { color, motion, space } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';

const slide = keyframes({ from: { transform: 'translateX(-100%)' } });
const fade = keyframes({ from: { opacity: 0 } });

/** Behind the drawer. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  backgroundColor: color.scrim,
  // The dialog takes pointer events from the whole page.
  pointerEvents: 'auto',
  animation: `${fade} ${motion}`,
});

export const drawer = style({
  position: 'fixed',
  insetBlock: `${markerHeight} 0`,
  insetInlineStart: 0,
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  width: 'min(20rem, 88vw)',
  padding: space.x2,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  animation: `${slide} ${motion}`,
});
export const drawerHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const drawerFoot = style({ marginBlockStart: 'auto', display: 'grid', gap: space.x1 });

/** The same below the bar with the menu button. */
export const inlineMenu = style({
  position: 'fixed',
  insetBlockStart: `calc(${markerHeight} + 3.5rem)`,
  insetInline: 0,
  zIndex: 50,
  display: 'grid',
  gap: space.x2,
  maxHeight: `calc(100dvh - ${markerHeight} - 3.5rem)`,
  padding: space.x2,
  overflowY: 'auto',
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
});
