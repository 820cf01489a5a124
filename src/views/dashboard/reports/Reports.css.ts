import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

export const range = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });
export const rangeName = style({ padding: 0, marginBlockEnd: space.x1, fontWeight: weight.strong });
export const days = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x2 });
export const problem = style({
  marginBlockStart: space.x1,
  fontSize: text.small,
  fontWeight: weight.medium,
  color: color.critical,
  selectors: { '&:empty': { display: 'none' } },
});
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
export const progress = style({ width: '100%', height: space.x2, accentColor: color.accent });
export const quiet = style({ fontSize: text.small, color: color.inkMuted });
