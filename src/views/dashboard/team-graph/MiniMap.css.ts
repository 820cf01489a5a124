import { style } from '@vanilla-extract/css';
import { color, radius, space } from '#src/theme/tokens.css.ts';

/** Pixels. */
export const MAP_WIDTH = 168;
export const MAP_HEIGHT = 84;

export const map = style({
  position: 'absolute',
  insetBlockEnd: space.x1,
  insetInlineEnd: space.x1,
  width: MAP_WIDTH,
  height: MAP_HEIGHT,
  boxSizing: 'content-box',
  overflow: 'hidden',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  cursor: 'crosshair',
  touchAction: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const visible = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: `1.5px solid ${color.ink}`,
  backgroundColor: 'rgb(255 255 255 / 8%)',
  pointerEvents: 'none',
});
