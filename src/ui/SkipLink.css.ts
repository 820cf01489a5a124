import { style } from '@vanilla-extract/css';
import { color, radius, space } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: `calc(${markerHeight} + ${space.x1})`,
  insetInlineStart: space.x1,
  zIndex: 60,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: radius.control,
  backgroundColor: color.accent,
  color: color.accentInk,
  transform: `translateY(calc(-100% - ${markerHeight} - 2 * ${space.x1}))`,
  selectors: { '&:focus': { transform: 'none' } },
});
