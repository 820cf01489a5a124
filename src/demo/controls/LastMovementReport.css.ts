import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

export const sentence = style({ fontWeight: weight.strong });
/** The donor is last, at the bottom: what is received rises from there. */
export const receivers = style({
  display: 'grid',
  width: '100%',
  paddingInlineStart: 0,
  listStyle: 'none',
});
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
export const receiver = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.x2,
  paddingBlock: space.half,
  paddingInlineStart: space.x2,
  borderInlineStart: `2px solid ${color.accent}`,
  animation: `${rise} 200ms backwards`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});
export const donor = style([receiver, { borderInlineStartColor: color.line }]);
export const name = style({ fontWeight: weight.medium });
export const amount = style({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
export const reason = style({ fontSize: text.small, color: color.inkMuted });
export const share = style([amount, reason]);
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: text.small });
export const caption = style({
  paddingBlock: space.half,
  textAlign: 'start',
  fontWeight: weight.strong,
  fontSize: text.small,
});
export const cell = style({
  padding: `${space.half} ${space.x1} ${space.half} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
export const figure = style([
  cell,
  { paddingInlineEnd: 0, textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
]);
