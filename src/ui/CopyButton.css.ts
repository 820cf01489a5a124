import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

// Both faces share one cell: the button is as wide as the wider of them, before and after a press.
export const faces = style({ display: 'grid' });
export const face = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
});
export const hiddenFace = style([face, { visibility: 'hidden' }]);
