import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

export const ladder = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.half,
  height: '9rem',
  '@media': { [media.medium]: { gap: space.x1, height: '10rem' } },
});
/** A step with its number above it. */
export const column = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: space.half,
  minWidth: 0,
  textAlign: 'center',
});
export const number = style({
  // Wider than a narrow step, it stands over its middle.
  alignSelf: 'center',
  whiteSpace: 'nowrap',
  fontSize: text.small,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkMuted,
});
globalStyle(`${column}[aria-current] > ${number}`, { fontWeight: weight.strong, color: color.accent });

const step = style({
  position: 'relative',
  flex: 1,
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: '4px',
});
export const ahead = style([step, { backgroundColor: color.raised }]);
export const next = style([ahead, { border: `1px dashed ${color.accent}` }]);
export const reached = style([
  step,
  {
    borderColor: 'transparent',
    backgroundColor: `color-mix(in srgb, ${color.accent} 30%, ${color.surface})`,
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  },
]);
export const current = style([
  step,
  {
    borderColor: color.accent,
    backgroundColor: color.accent,
    '@media': {
      [media.forcedColors]: {
        borderColor: 'Highlight',
        backgroundColor: 'Highlight',
        forcedColorAdjust: 'none',
      },
    },
  },
]);
const rise = keyframes({ from: { transform: 'scaleY(0)' } });
export const newlyReached = style([
  current,
  { transformOrigin: 'bottom', animation: `${rise} 700ms cubic-bezier(0.2, 0, 0, 1)` },
]);
export const progress = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  backgroundColor: color.accentSoft,
  borderBlockStart: `2px solid ${color.accent}`,
});
