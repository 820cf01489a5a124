import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { drawing } from '#src/theme/forcedColors.css.ts';
import { media } from '#src/theme/media.ts';
import { color, radius, figure as size, space, text, weight } from '#src/theme/tokens.css.ts';
import { state, unframed } from '#src/ui/State.css.ts';
import { figure } from '#src/ui/StatValue.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
/** Columns on wide screens; between medium and large ones the three parts stand beside each other anyway. */
export const sheet = styleVariants({
  1: [
    base,
    {
      flexGrow: 1,
      '@media': {
        [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [media.large]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  ],
  3: [base, { '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } }],
});
// Beside each other all figures have one size, so that their lines are level.
const level = { fontSize: size.medium, lineHeight: 1.25 };
globalStyle(`${base} ${figure.large}`, { '@media': { [`${media.medium} and ${media.belowLarge}`]: level } });
globalStyle(`${sheet[3]} ${figure.large}`, { '@media': { [media.medium]: level } });
// A failure in place of both balances.
globalStyle(`${base} > :nth-last-child(2):first-child`, {
  '@media': { [media.medium]: { gridColumn: 'span 2' } },
});
globalStyle(`${sheet[1]} > :nth-last-child(2):first-child`, {
  '@media': { [media.large]: { gridColumn: 'auto' } },
});
/** Lines after and below each part; the sheet clips the outer ones. */
const lines = { boxShadow: `1px 0 0 ${color.line}, 0 1px 0 ${color.line}` } as const;
const forcedLines = { outline: `1px solid ${color.line}` } as const;
export const part = style({
  ...lines,
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x1,
  padding: space.x2,
  '@media': {
    [media.forcedColors]: forcedLines,
    [media.medium]: { padding: space.x3 },
  },
});
globalStyle(`${base} ${state}`, unframed);
// A failure in place of parts, and one within a part, stand where the other parts' words do.
globalStyle(`${part} > ${state}`, { padding: 0 });
globalStyle(`${base} > ${state}`, {
  ...lines,
  // Its lines end where those of the part beside it do.
  alignSelf: 'stretch',
  alignContent: 'start',
  borderRadius: 0,
  '@media': { [media.forcedColors]: forcedLines, [media.medium]: { padding: space.x3 } },
});
export const term = style({ fontSize: text.small, fontWeight: weight.medium, color: color.inkMuted });
/** The words of the links are aligned with the figures. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x1,
  marginInline: `-${space.x1}`,
});
export const quiet = style({ fontSize: text.small, color: color.inkMuted });
/** The place of a sentence that is not known yet. */
export const reserved = style([quiet, { visibility: 'hidden' }]);
export const withGauge = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
});
export const gauge = style([drawing, { flexShrink: 0, width: '4.5rem', height: '2.5rem' }]);
export const gaugeTrack = style({
  fill: 'none',
  stroke: color.line,
  // Where nothing is left it is not to look full.
  '@media': { [media.forcedColors]: { strokeWidth: 2 } },
});
export const gaugeFill = style({
  fill: 'none',
  stroke: color.accent,
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
