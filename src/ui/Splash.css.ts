import { keyframes, style } from '@vanilla-extract/css';
import { color, space, text } from '#src/theme/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

// What is over in a moment is not shown at all: the screen waits before it appears.
export const splash = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  minHeight: '80dvh',
  color: color.inkMuted,
  fontSize: text.small,
  animation: `${appear} 200ms 300ms both`,
});
export const mark = style({ color: color.accent });
