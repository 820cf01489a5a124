import { style } from '@vanilla-extract/css';
import { color, space, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  // Large text on a narrow phone keeps a short name in one piece.
  fontSize: 'min(1.25rem, 8vw)',
  fontWeight: weight.strong,
  letterSpacing: '-0.02em',
  lineHeight: 1.2,
  // A name of one long word, on a phone.
  overflowWrap: 'anywhere',
  color: color.ink,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  paddingInline: space.half,
  textDecoration: 'none',
});
export const mark = style({ flexShrink: 0, color: color.accent });
