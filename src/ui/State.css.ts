import { style } from '@vanilla-extract/css';
import { color, space, weight } from '#src/theme/tokens.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x2,
  padding: `${space.x4} ${space.x2}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
});
/** For one within a frame. */
export const unframed = { border: 0, backgroundColor: 'transparent' } as const;
export const mark = style({ color: color.control });
export const failure = style([mark, { color: color.critical }]);
export const title = style({ fontWeight: weight.strong, color: color.ink });
