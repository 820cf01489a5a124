import { createGlobalVar } from '@vanilla-extract/css';

/** Width of the scroll bar that a drawer has taken from the page while it is open; 0 where the bar takes no room. */
export const scrollBarWidth = createGlobalVar('scroll-bar-width', {
  syntax: '<length>',
  inherits: true,
  initialValue: '0px',
});
