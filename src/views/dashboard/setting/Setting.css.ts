import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, mono, space, text, weight } from '#src/theme/tokens.css.ts';
import { state } from '#src/ui/State.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const actions = style({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const quiet = style({ marginBlockStart: space.x1, fontSize: text.small, color: color.inkMuted });
/** A name and an address, which has a line of its own where both do not fit. */
export const person = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x1,
});
/** What a card is about, and at its end, where there is room, what can be done there. */
export const described = style([
  stack,
  {
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: space.x4 },
      [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    },
  },
]);
// Its words begin where those of other cards do.
globalStyle(`${described} ${state}`, { padding: 0 });
export const cardTitle = style({
  fontSize: text.body,
  fontWeight: weight.strong,
  marginBlockEnd: space.half,
});
/** Below what it is about, in the same card. */
export const below = style({ marginBlockStart: space.x3 });
/** As on the screens that pay to it. */
export const address = style({ fontFamily: mono, fontSize: text.small, wordBreak: 'break-all' });
/** Not in the colour of links: it leads nowhere. */
export const lead = style({ fontWeight: weight.medium, color: color.inkMuted });
