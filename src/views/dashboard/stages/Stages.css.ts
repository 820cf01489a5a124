import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text } from '#src/theme/tokens.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'end',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)', gap: space.x4 } },
});
export const words = style({
  display: 'grid',
  containerType: 'inline-size',
  gap: space.x2,
  alignSelf: 'center',
});
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x2} ${space.x4}` });
export const term = style({ fontSize: text.small, color: color.inkMuted });
export const explanation = style({ fontSize: text.small, color: color.inkMuted, maxWidth: '46ch' });
