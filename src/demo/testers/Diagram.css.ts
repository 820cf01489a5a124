import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space } from '#src/theme/tokens.css.ts';

export const frame = style({
  overflowX: 'auto',
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
export const drawn = style({ minHeight: '8rem' });

// At its natural size where there is room, and never too small to read.
globalStyle(`${drawn} svg`, {
  maxWidth: 'max(100%, 44rem)',
  height: 'auto',
  marginInline: 'auto',
});
globalStyle(`${drawn} foreignObject`, { overflow: 'visible' });
