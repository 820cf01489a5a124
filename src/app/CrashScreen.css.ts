import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens.css';
import { markerHeight } from '../ui/marker.css';

export const alone = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: `calc(100dvh - ${markerHeight})`,
  padding: space.x3,
});
