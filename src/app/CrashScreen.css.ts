import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';
import { markerHeight } from '#src/ui/markerHeight.css.ts';

export const fullPage = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: `calc(100dvh - ${markerHeight})`,
  padding: space.x3,
});
