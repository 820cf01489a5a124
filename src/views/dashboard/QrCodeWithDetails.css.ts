import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'stretch' } },
});
/** Reserves the size of the code. */
export const frame = style({
  width: '200px',
  minHeight: '200px',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxSizing: 'content-box',
  backgroundColor: color.surface,
});
export const note = style({ padding: space.x2, fontSize: text.small, color: color.inkMuted });
export const words = style({ display: 'grid', gap: space.x2, width: '100%', minWidth: 0 });
