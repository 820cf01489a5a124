import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, space, text } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';

const fromBelow = keyframes({ from: { translate: '0 100%' } });
const fromAside = keyframes({ from: { translate: '100% 0' } });
const fade = keyframes({ from: { opacity: 0 } });

/** At the window's end, from below on a phone. What stands behind it is inert. */
export const sheet = style({
  position: 'fixed',
  insetBlock: `${markerHeight} 0`,
  insetInline: 'auto 0',
  width: 'min(28rem, 100vw)',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderInlineStart: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  color: color.ink,
  animation: `${fromAside} ${motion}`,
  selectors: {
    '&::backdrop': {
      insetBlockStart: markerHeight,
      backgroundColor: color.scrim,
      animation: `${fade} ${motion}`,
      '@media': { print: { display: 'none' } },
    },
  },
  '@media': {
    [media.small]: {
      insetBlockStart: 'auto',
      insetInline: 0,
      width: '100%',
      maxHeight: `calc(100dvh - ${markerHeight} - ${space.x4})`,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line}`,
      borderRadius: '16px 16px 0 0',
      animationName: fromBelow,
    },
    // Below the mark of sample data.
    print: {
      position: 'absolute',
      insetBlock: `${space.x6} auto`,
      insetInline: 0,
      width: '100%',
      maxHeight: 'none',
      // Longer ones go on on the next page.
      overflowY: 'visible',
      border: 0,
      animation: 'none',
    },
  },
});
export const wide = style({ '@media': { [`screen and ${media.medium}`]: { width: 'min(46rem, 100vw)' } } });

/** As high as the sheet, whose own area counts as what is beside it. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '100%',
  gap: space.x3,
  padding: `${space.x2} ${space.x3} ${space.x4}`,
  '@media': { [media.small]: { paddingInline: space.x2 } },
});
export const title = style({ minWidth: 0, fontSize: text.body, overflowWrap: 'anywhere' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
