import { style } from '@vanilla-extract/css';
import { media } from './media';
import { color } from './tokens.css';

/** A drawing (SVG). Where colours are forced those of drawings are not: these then are the page's, whatever the theme. */
export const drawing = style({
  '@media': {
    [media.forcedColors]: {
      vars: {
        [color.ink]: 'CanvasText',
        [color.inkMuted]: 'CanvasText',
        [color.line]: 'GrayText',
        [color.control]: 'CanvasText',
        [color.accent]: 'CanvasText',
        [color.surface]: 'Canvas',
        [color.raised]: 'Canvas',
        [color.focus]: 'Highlight',
      },
    },
  },
});
