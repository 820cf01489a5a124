import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

const NODE = '2rem';

export const sentence = style({ fontWeight: weight.strong });
/** Who has moved it is at the bottom: what is received rises from there. */
export const graph = style({
  display: 'grid',
  width: '100%',
  paddingInlineStart: 0,
  listStyle: 'none',
});
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
export const source = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${NODE} minmax(0, 1fr) auto`,
  columnGap: space.x1,
  paddingBlock: space.half,
  '@media': { [media.narrowest]: { gridTemplateColumns: `${NODE} minmax(0, 1fr)` } },
});
/** Below the name. */
const narrowestFigure = { [media.narrowest]: { gridColumn: 2, textAlign: 'start' } } as const;
/** With the line down to the next one. */
export const receiver = style([
  source,
  {
    animation: `${appear} 240ms backwards`,
    '::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${NODE} / 2 - 1px)`,
      insetBlock: `calc(${space.half} + ${NODE}) calc(0px - ${space.half})`,
      borderInlineStart: `2px solid ${color.accent}`,
    },
    '@media': { [media.reducedMotion]: { animation: 'none' } },
  },
]);
/** Somebody who gets nothing of it. */
export const passed = style([receiver, { '::before': { borderInlineStart: `2px dashed ${color.line}` } }]);
export const node = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: '1 / span 2',
  '@media': { [media.narrowest]: { gridRow: '1 / span 4' } },
  width: NODE,
  height: NODE,
  border: `2px solid ${color.accent}`,
  borderRadius: '50%',
  backgroundColor: color.surface,
  fontSize: text.small,
  fontWeight: weight.strong,
  selectors: {
    [`${passed} > &`]: { borderColor: color.line, color: color.inkMuted },
    [`${source}:last-child > &`]: { backgroundColor: color.accent, color: color.accentInk },
  },
});
export const name = style({ fontWeight: weight.medium, overflowWrap: 'anywhere' });
export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '@media': narrowestFigure,
});
export const reason = style({ gridColumn: 2, fontSize: text.small, color: color.inkMuted });
export const pair = style({
  fontSize: text.small,
  color: color.inkMuted,
  textAlign: 'end',
  maxWidth: '12rem',
  '@media': narrowestFigure,
});
