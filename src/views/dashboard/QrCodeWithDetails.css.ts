import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space } from '#src/theme/tokens.css.ts';

export const layout = style({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'stretch' } },
});
/** Reserves the size of the code. */
export const code = style({
  width: '200px',
  height: '200px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxSizing: 'content-box',
  backgroundColor: '#ffffff',
});
export const words = style({ display: 'grid', gap: space.x2, width: '100%', minWidth: 0 });
