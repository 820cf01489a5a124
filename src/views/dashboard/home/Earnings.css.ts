import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text } from '#src/theme/tokens.css.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  containerType: 'inline-size',
});
export const quiet = style({ fontSize: text.small, color: color.inkMuted });
/** On a phone it takes two lines, also while there is no text yet. */
export const change = style([quiet, { '@media': { [media.small]: { minHeight: '2lh' } } }]);
export const empty = style({ color: color.inkMuted });
const belowChart = '2.75rem';
/** As high as the chart with the button below it. */
export const placeholder = style({
  height: `calc(300px + ${belowChart})`,
  '@media': {
    [media.small]: { height: `calc(232px + ${belowChart})` },
    [media.large]: { height: `calc(340px + ${belowChart})` },
  },
});
/** The figure, and the choice of the time beside it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.x2,
});
