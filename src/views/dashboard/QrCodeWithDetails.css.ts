import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';

/** The code of 200 px (R9.12) with its border. */
const WIDTH = 'calc(200px + 2px)';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [media.medium]: { gridTemplateColumns: `${WIDTH} minmax(0, 1fr)`, justifyItems: 'stretch' } },
});
/** Reserves the size of the code, which is smaller where there is less room. */
export const frame = style({
  width: '100%',
  maxWidth: WIDTH,
  aspectRatio: '1',
  overflow: 'clip',
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
});
globalStyle(`${frame} > svg`, { width: '100%', height: 'auto' });
export const note = style({ padding: space.x2, fontSize: text.small, color: color.inkMuted });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  width: '100%',
  minWidth: 0,
});
