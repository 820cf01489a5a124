import { createGlobalVar } from '@vanilla-extract/css';
import { markerHeight } from './markerHeight.css';

/** Height of the bar that stays in view below the marker; 0 without one. */
export const topBarHeight = createGlobalVar('top-bar-height', {
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});

/** What stays in view at the top of the window. */
export const coveredHeight = `calc(${markerHeight} + ${topBarHeight})`;

/** For what is within it: it is in view wherever the page is. */
export const staysInView = { scrollMarginBlockStart: `calc(-1 * (${markerHeight} + ${topBarHeight}))` };
