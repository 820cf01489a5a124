import { globalStyle, style } from '@vanilla-extract/css';
import { color, space } from '#src/theme/tokens.css.ts';

export const iconWithText = style({ display: 'inline-flex', alignItems: 'baseline', gap: space.x1 });

// Positioned relative to the text's baseline, so that it is level with the cells beside it.
globalStyle(`${iconWithText} > svg`, {
  position: 'relative',
  insetBlockStart: '0.2rem',
  // Otherwise it would make its line higher than those of plain text, and than that of a skeleton.
  marginBlockStart: '-0.2rem',
  flexShrink: 0,
  color: color.inkMuted,
});
