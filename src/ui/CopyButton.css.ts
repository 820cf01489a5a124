import { style } from '@vanilla-extract/css';
import { color, mono, space, text } from '#src/theme/tokens.css.ts';
import { inputFrame } from './inputFrame';

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
  ...inputFrame,
  paddingInline: space.x1,
  fontFamily: mono,
});
