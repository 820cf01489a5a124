import { createGlobalVar, globalStyle, style } from '@vanilla-extract/css';

/** Width of the scroll bar that an overlay has taken from the page while it is open; 0 where the bar takes no room. */
export const scrollBarWidth = createGlobalVar('scroll-bar-width', {
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});

/** Of the root while something lies over the page, which does not scroll meanwhile. */
export const scrollLock = style({ overflow: 'hidden' });
// It keeps its width, too, but what lies over it reaches the window's edge.
globalStyle(`${scrollLock} > body`, { paddingInlineEnd: scrollBarWidth });
