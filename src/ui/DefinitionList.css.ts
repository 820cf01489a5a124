import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text } from '#src/theme/tokens.css.ts';

/** The terms of a list are a column as wide as the longest of them, but in browsers without subgrids. */
const columns = { gridTemplateColumns: 'fit-content(14rem) minmax(0, 1fr)', columnGap: space.x3 } as const;
const beside = {
  gridColumn: '1 / -1',
  gridTemplateColumns: ['minmax(7rem, 22%) minmax(0, 1fr)', 'subgrid'],
  alignItems: 'baseline',
};
export const list = style({ display: 'grid', '@media': { [media.medium]: columns, print: columns } });
export const row = style({
  display: 'grid',
  gap: `0 ${space.x3}`,
  padding: `${space.x1} 0`,
  borderBlockStart: `1px solid ${color.line}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [media.medium]: beside, print: beside },
});
export const term = style({ fontSize: text.small, color: color.inkMuted });
export const definition = style({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  // Two lines of a range are alike, so that it breaks between its days.
  textWrap: 'balance',
});
