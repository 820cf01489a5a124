import { style } from '@vanilla-extract/css';
import { color, mono, radius, space, text } from '#src/theme/tokens.css.ts';

// Both labels share one grid cell, so that the button keeps the width of the wider one.
export const labels = style({ display: 'grid' });
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
});
export const hiddenLabel = style([label, { visibility: 'hidden' }]);

/** On a line of its own. */
export const selected = style({
  display: 'grid',
  gap: space.half,
  flexBasis: '100%',
  fontSize: text.small,
  color: color.inkMuted,
});
export const field = style({
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: space.x1,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  fontFamily: mono,
  color: color.ink,
});
