import { keyframes, style } from '@vanilla-extract/css';
import { color, space, text } from '#src/theme/tokens.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

// Appears after a delay, so that a short wait does not flicker.
export const splash = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  minHeight: '80dvh',
  paddingInline: space.x2,
  color: color.inkMuted,
  fontSize: text.small,
  textAlign: 'center',
  textWrap: 'balance',
  animation: `${appear} 200ms 300ms both`,
});
export const mark = style({ color: color.accent });
