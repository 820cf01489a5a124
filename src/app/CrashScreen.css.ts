import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';
import { markerHeight } from '#src/ui/marker.css.ts';

export const alone = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: `calc(100dvh - ${markerHeight})`,
  padding: space.x3,
});
