import { createGlobalVar, globalStyle } from '@vanilla-extract/css';
import { touchTarget } from '#src/theme/tokens.css.ts';

/** Height of the demo marker at the top of the window; 0 without one. */
export const markerHeight = createGlobalVar('marker-height', {
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});

export const MARKER_ATTRIBUTE = 'data-marker';

globalStyle(`:root:has([${MARKER_ATTRIBUTE}])`, { vars: { [markerHeight]: touchTarget } });

// What takes the focus is scrolled to below it.
globalStyle(':root', { scrollPaddingTop: markerHeight });
