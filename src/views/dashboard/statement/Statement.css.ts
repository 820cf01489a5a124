import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';
import { coveredHeight } from '#src/ui/topBarHeight.css.ts';

const PRINT = 'print';
const ON_LARGE_SCREEN = `screen and ${media.large}`;
const ON_WIDE_SCREEN = `screen and ${media.wide}`;

export const period = style({
  width: '100%',
  '@media': { [media.medium]: { width: '18rem' } },
});
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.x2,
});

/** Whose it is and of when: two columns where there is room. */
export const about = style({});
globalStyle(`${about} > dl`, {
  '@media': {
    [ON_LARGE_SCREEN]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(2, auto)',
      gap: `${space.x1} ${space.x3}`,
    },
  },
});
globalStyle(`${about} > dl > div`, {
  '@media': {
    [ON_LARGE_SCREEN]: {
      gridColumn: 'auto',
      gridTemplateColumns: '5rem minmax(0, 1fr)',
      padding: 0,
      border: 0,
    },
  },
});

/** Of the balances, which are longer than any screen. */
export const place = style({ minHeight: '80vh' });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [PRINT]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const figureBox = style({
  padding: `${space.x1} ${space.x2}`,
  // A line before and above each; the frame cuts off the outer ones.
  margin: '-1px 0 0 -1px',
  border: `1px solid ${color.line}`,
  borderBlockEnd: 0,
  borderInlineEnd: 0,
  '@media': {
    [ON_WIDE_SCREEN]: { padding: space.x2 },
    [`screen and ${media.narrowest}`]: { paddingInline: space.x1 },
    [`screen and ${media.small}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space.x1,
    },
  },
});
export const figureName = style({ fontSize: text.small, color: color.inkMuted });
export const figureValue = style({
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // Between any digits: where a word breaks only if it must, a sign has a line of its own.
  wordBreak: 'break-all',
  '@media': {
    [ON_LARGE_SCREEN]: { fontSize: '1.25rem' },
    [`screen and ${media.narrowest}`]: { fontSize: text.small },
  },
});

export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });
const cell = style({
  padding: `${space.x1} ${space.x1}`,
  borderBlockStart: `1px solid ${color.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  breakInside: 'avoid',
});
export const head = style([
  cell,
  {
    borderBlockStart: 0,
    fontSize: text.small,
    fontWeight: weight.medium,
    color: color.inkMuted,
    '@media': {
      // In view above as many rows as a year has.
      [ON_WIDE_SCREEN]: {
        position: 'sticky',
        zIndex: 1,
        insetBlockStart: coveredHeight,
        backgroundColor: color.surface,
        boxShadow: `inset 0 -1px 0 ${color.line}`,
      },
    },
  },
]);
export const numberHead = style([head, { textAlign: 'end' }]);
export const date = style([cell, { whiteSpace: 'nowrap' }]);
export const movement = style([cell, { width: '100%', overflowWrap: 'anywhere' }]);
export const number = style([cell, { textAlign: 'end', whiteSpace: 'nowrap' }]);
/** A column of its own, where what is said of it stands beside it. */
export const type = style({
  '@media': { [ON_LARGE_SCREEN]: { display: 'inline-block', minWidth: '9.5rem' } },
});
export const detail = style({
  display: 'block',
  fontSize: text.small,
  color: color.inkMuted,
  // One line less, where the whole sentence has room beside its type.
  '@media': {
    [ON_LARGE_SCREEN]: { display: 'inline-block' },
    [PRINT]: { display: 'inline', marginInlineStart: space.x1 },
  },
});
/** Breaks only where it is longer than a line. */
export const id = style({ display: 'inline-block' });
export const nothing = style({ color: color.inkMuted });
export const rules = style({ fontSize: text.small, color: color.inkMuted });

globalStyle(`${table} tr`, { breakInside: 'avoid' });
globalStyle(`${table} thead`, { display: 'table-header-group' });

// Two lines where four columns do not fit, as in every list.
const whereNarrow = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@media': { [`screen and ${media.belowWide}`]: rule } });
globalStyle(`${table}, ${table} > tbody`, {
  '@media': { [`screen and ${media.belowWide}`]: { display: 'block' } },
});
whereNarrow('> thead', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
whereNarrow('> tbody > tr', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space.x1,
  padding: `${space.x1} 0`,
  borderBlockStart: `1px solid ${color.line}`,
});
whereNarrow('> tbody > tr > td', { padding: 0, border: 0 });
const QUIET = { fontSize: text.small, color: color.inkMuted } as const;
whereNarrow('> tbody > tr > td:nth-child(1)', { ...QUIET, gridRow: 2, gridColumn: 1, whiteSpace: 'normal' });
whereNarrow('> tbody > tr > td:nth-child(2)', { gridRow: 1, gridColumn: 1, width: 'auto' });
whereNarrow('> tbody > tr > td:nth-child(4)', { ...QUIET, gridRow: 2, gridColumn: 2 });
// An amount that is longer than a line.
globalStyle(`${figures} [translate]`, { whiteSpace: 'normal' });
globalStyle(`${table} [translate]`, {
  '@media': { [`screen and ${media.narrowest}`]: { whiteSpace: 'normal', wordBreak: 'break-all' } },
});
// One below the other where two do not fit: what, how much, when, and what was left.
for (const [order, column] of [2, 3, 1, 4].entries()) {
  globalStyle(`${table}${table} > tbody > tr > td:nth-child(${column})`, {
    '@media': {
      [`screen and ${media.narrowest}`]: {
        order,
        gridRow: 'auto',
        gridColumn: '1 / -1',
        textAlign: 'start',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  });
}
