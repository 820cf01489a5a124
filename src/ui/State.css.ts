import { style } from '@vanilla-extract/css';
import { color, space, weight } from '#src/theme/tokens.css.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x2,
  padding: `${space.x4} ${space.x2}`,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  color: color.inkMuted,
});
/** For one within a frame. */
export const unframed = { border: 0, backgroundColor: 'transparent' } as const;
export const mark = style({ color: color.control });
/** A line rather than a picture: where the provider is down, every section of a screen has one. */
export const failure = style([
  state,
  {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    justifyItems: 'stretch',
    // No higher than its words beside something high, which would be an empty card.
    alignSelf: 'start',
    padding: space.x2,
    textAlign: 'start',
    textWrap: 'wrap',
  },
]);
export const failureMark = style({ color: color.critical });
/** Where there is no room for the button beside the words, it is below them. */
export const failureText = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const failureWords = style({ flex: '1 1 14rem' });
export const title = style({ fontWeight: weight.strong, color: color.ink });
