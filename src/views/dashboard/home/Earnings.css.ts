import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  containerType: 'inline-size',
});
export const quiet = style({ fontSize: text.small, color: color.inkMuted });
/** On a phone it takes two lines, also while there is no text yet. */
export const change = style([quiet, { '@media': { [media.small]: { minHeight: '2lh' } } }]);
/** In the middle of a card that is as high as the one beside it. */
export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100%',
  textAlign: 'center',
  color: color.inkMuted,
});
const belowChart = '2.75rem';
/** As high as the chart with the button below it. */
export const placeholder = style({
  height: '300px',
  marginBlockEnd: belowChart,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  '@media': { [media.small]: { height: '232px' }, [media.large]: { height: '340px' } },
});
/** The figure, and below or beside it the choice of the time: by the room there is, whatever the figure turns out to be. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignItems: 'start',
  gap: space.x2,
  '@container': { '(min-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
