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
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'stretch',
    // No higher than its words beside something high, which would be an empty card.
    alignSelf: 'start',
    padding: space.x2,
    textAlign: 'start',
    textWrap: 'wrap',
  },
]);
const markRoom = `calc(1.25rem + ${space.x2})`;
/** Where there is no room for the button beside the words, it is below them. */
export const failureText = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  paddingInlineStart: markRoom,
});
export const failureWords = style({ position: 'relative', flex: '1 1 14rem' });
/** Beside the first line of the words, wherever the button is. */
export const failureMark = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${markRoom})`,
  insetBlockStart: '0.125rem',
  color: color.critical,
});
export const title = style({ fontWeight: weight.strong, color: color.ink });
