import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '../theme/tokens.css';
import { card } from './Card.css';

export const statCard = style([card, { display: 'grid', alignContent: 'start', gap: space.x1 }]);
export const heading = style({ display: 'flex', alignItems: 'center', gap: space.x1, color: color.inkMuted });
export const title = style({ fontSize: text.small, fontWeight: weight.medium });
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: space.x4,
  height: space.x4,
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.accent,
});
export const description = style({ fontSize: text.small, color: color.inkMuted });
