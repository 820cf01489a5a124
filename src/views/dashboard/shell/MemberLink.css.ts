import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, weight } from '#src/theme/tokens.css.ts';

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  padding: space.x1,
  borderRadius: radius.control,
  color: color.ink,
  textDecoration: 'none',
  transition: `background-color ${motion}`,
  // In the drawer: no entry of the menu above it.
  selectors: { 'nav + &': { marginBlockStart: space.x2 } },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised } } } },
});
export const initials = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.pill,
  // Forced colours leave only this of the circle.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  backgroundColor: color.accent,
  color: color.accentInk,
  fontSize: text.small,
  fontWeight: weight.strong,
  letterSpacing: '0.02em',
});
export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.3 });
/** On two lines at most: the whole name stands on Home and in Setting. */
export const name = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
});
export const stage = style({ fontSize: text.small, color: color.inkMuted });
