import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

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
