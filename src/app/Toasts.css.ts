import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text } from '#src/theme/tokens.css.ts';
import { markerHeight } from '#src/ui/markerHeight.css.ts';

/** A press on a control that it passes over is the control's. */
const enter = keyframes({
  from: { transform: 'translateY(-200%) scale(0.6)', opacity: 0.5, pointerEvents: 'none' },
  '99%': { pointerEvents: 'none' },
});
const leave = keyframes({
  from: { opacity: 1 },
  to: { transform: 'translateY(-150%) scale(0.6)', opacity: 0 },
});

export const container = style({
  position: 'fixed',
  inset: `calc(${markerHeight} + 1rem) 1rem 1rem`,
  zIndex: 9999,
  pointerEvents: 'none',
});

/** As wide as the container, and moved below the newer ones. */
export const place = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  // Beside the title rather than over the middle of a form.
  '@media': { [media.wide]: { justifyContent: 'flex-end' } },
  transition: `transform ${motion}`,
});

const body = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  maxWidth: '22rem',
  padding: '0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
  color: color.ink,
  fontSize: text.small,
  lineHeight: 1.3,
});

export const shown = style([body, { pointerEvents: 'auto', animation: `${enter} ${motion}` }]);
/** Where motion is reduced it is gone at once. */
export const leaving = style([
  body,
  { opacity: 0, animation: `${leave} 400ms cubic-bezier(0.06, 0.71, 0.55, 1)` },
]);

const icon = style({ flexShrink: 0 });
export const tone = styleVariants({
  success: [icon, { color: color.positive }],
  critical: [icon, { color: color.critical }],
  warning: [icon, { color: color.warning }],
});

export const message = style({ minWidth: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
