import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './media';
import { color } from './tokens.css';

// Where colours are forced, drawings keep their own: these then have those of the page, whichever theme is chosen. A dark
// region in it keeps its own.
globalStyle(':root:root:root', {
  '@media': {
    [media.forcedColors]: {
      vars: assignVars(color, {
        canvas: 'Canvas',
        surface: 'Canvas',
        raised: 'Canvas',
        ink: 'CanvasText',
        inkMuted: 'CanvasText',
        line: 'GrayText',
        control: 'CanvasText',
        accent: 'CanvasText',
        accentStrong: 'CanvasText',
        accentInk: 'Canvas',
        accentSoft: 'Canvas',
        warning: 'CanvasText',
        warningSoft: 'Canvas',
        critical: 'CanvasText',
        criticalSoft: 'Canvas',
        focus: 'Highlight',
        skeleton: 'GrayText',
        scrim: 'Canvas',
        panel: 'Canvas',
        panelInk: 'CanvasText',
        panelLine: 'GrayText',
      }),
    },
  },
});
