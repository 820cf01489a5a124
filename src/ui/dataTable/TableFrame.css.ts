import {
  createVar,
  fallbackVar,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { coveredHeight } from '../topBarHeight.css';
import { cardLayout, cardLayoutOnScreen } from './cardLayout';
import type { Place } from './column';
import * as truncated from './TruncatedText.css';

/** Of what stands at the edges of a table, however dense it is, and of what stands below it. */
export const edgePadding = '0.75rem';
/** Horizontal padding of cells. */
const cellPadding = createVar();
const [atStart, atEnd] = [createVar(), createVar()];
export const inlinePadding = [atStart, atEnd]
  .map((edge) => fallbackVar(edge, cellPadding, space.x2))
  .join(' ');
globalStyle('tr > :first-child', { vars: { [atStart]: edgePadding } });
globalStyle('tr > :last-child', { vars: { [atEnd]: edgePadding } });
/** In tables with many columns or little room. */
const densePadding = '0.5rem';

export const table = style([
  {
    width: '100%',
    fontVariantNumeric: 'tabular-nums lining-nums',
    vars: { [cellPadding]: space.x2 },
    '@container': { 'simpleTable (max-width: 42rem)': { vars: { [cellPadding]: densePadding } } },
  },
  cardLayout({ display: 'block' }),
]);
export const denseTable = style([table, { vars: { [cellPadding]: densePadding } }]);

const cellBase = style({ textAlign: 'start', verticalAlign: 'baseline' });

export const header = style([
  cellBase,
  { fontSize: text.small, fontWeight: weight.medium, color: color.inkMuted, whiteSpace: 'nowrap' },
]);
export const numberHeader = style([header, { textAlign: 'end' }]);
export const plainHeader = style([
  { display: 'inline-block', paddingBlock: space.x1, paddingInline: inlinePadding },
]);

export const sortButton = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.half,
    minHeight: touchTarget,
    paddingInline: inlinePadding,
    fontWeight: weight.medium,
    transition: `color ${motion}`,
    selectors: {
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.control },
      '[aria-sort] > &': { color: color.ink },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
  },
  cardLayout({ display: 'none' }),
]);
/** The header's text in the card layout, which has no sort button. */
export const cardHeader = style([{ display: 'none' }, cardLayout({ display: 'inline' })]);

export const sortIcon = style({ flexShrink: 0 });
export const sortIconIdle = style([sortIcon, { opacity: 0.55 }]);

const cell = style([
  cellBase,
  {
    paddingBlock: '0.75rem',
    paddingInline: inlinePadding,
    borderBlockStart: `1px solid ${color.line}`,
  },
]);
const nowrap = style([cell, { whiteSpace: 'nowrap' }]);
const number = style([nowrap, { textAlign: 'end' }]);

export const cells = { start: cell, nowrap, number };

// Figures end where the next column begins: where the frame has room for it, there is some between the two.
globalStyle(`:is(${numberHeader}, ${number}) + :not(${numberHeader}, ${number})`, {
  vars: { [atStart]: `max(${fallbackVar(cellPadding, space.x2)}, min(10cqi - 5rem, ${space.x4}))` },
});

/** Of a text that would make the table wider than any screen. */
export const longCell = style([
  cell,
  { minWidth: '8rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  cardLayout({ minWidth: 0 }),
]);
globalStyle(`${longCell}${longCell} *`, { whiteSpace: 'inherit' });

// In the narrow layout each row has two lines: what it is and how much, when and in which state. All else is in its
// details.
const narrowStyle = (selector: string, rule: StyleRule) =>
  globalStyle(`${table} ${selector}`, cardLayout(rule));

narrowStyle('> tbody', { display: 'block' });
narrowStyle('> thead', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
narrowStyle('> tbody > tr', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: space.x1,
  minHeight: '4.25rem',
  padding: `0.5rem ${edgePadding}`,
  borderBlockStart: `1px solid ${color.line}`,
});
narrowStyle('> tbody > tr:first-child:not([aria-rowindex])', { borderBlockStart: 0 });
narrowStyle('> tbody > tr[aria-rowindex="2"]', { borderBlockStart: 0 });

const LINE_HEIGHT = 1.35;
const LINE = {
  display: 'block',
  minWidth: 0,
  padding: 0,
  border: 0,
  lineHeight: LINE_HEIGHT,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
/** Of a row that opens: more than three would leave a phone too few rows. */
const THREE_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;
const WHOLE = { display: 'block', overflow: 'visible', whiteSpace: 'normal' } as const;
/** What is longer ends with an ellipsis, if it is no `TruncatedText`. Nothing above and below the line is cut off. */
const ONE_LINE = {
  display: 'block',
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const SECOND_LINE = { ...LINE, gridRow: 2, fontSize: text.small, color: color.inkMuted } as const;
const AT_END = { gridColumn: 2, textAlign: 'end', maxWidth: '12rem' } as const;

/** By the column's place; twice in the selector, to come before the layout of the wide table. */
export const places = styleVariants(
  {
    lead: { ...LINE, gridRow: 1, gridColumn: 1, fontWeight: weight.medium },
    end: { ...LINE, ...AT_END, gridRow: 1 },
    note: { ...SECOND_LINE, gridColumn: '1 / -1' },
    tail: { ...SECOND_LINE, ...AT_END },
    both: { ...LINE, gridRow: '1 / span 2', gridColumn: 1 },
    icon: { display: 'block', padding: 0, border: 0, width: 0, height: 0, overflow: 'visible', fontSize: 0 },
    none: { display: 'none' },
  } satisfies Readonly<Record<Place | 'none', StyleRule>>,
  (rule) => ({ selectors: { '&&': cardLayout(rule) } }),
);
// The second line ends before the state, however long the amount above it is.
narrowStyle(`> tbody > tr:has(> ${places.tail}) > ${places.note}${places.note}`, {
  paddingInlineEnd: '6.75rem',
});

const onLine = (selector: string, rule: StyleRule) =>
  globalStyle(`${table} > tbody > tr > ${selector}`, cardLayoutOnScreen(rule));
onLine(`${places.tail}${places.tail}`, ONE_LINE);
// A text that does not fit beside what is drawn in its stead wraps below it, out of sight. One that fits leaves that no
// room. No script has to measure either.
onLine(`td ${truncated.line}`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  height: `${LINE_HEIGHT}em`,
  overflow: 'clip',
});
onLine(`td ${truncated.short}`, { display: 'flex', flex: '1 0 0', minWidth: 0, overflow: 'clip' });
onLine(`td ${truncated.whole}`, { flex: '1000000 0 auto', whiteSpace: 'nowrap' });
/** A text whose words may break, to leave other cells their place. */
export const wholeText = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });

const inNarrowest = (selector: string, rule: StyleRule) =>
  globalStyle(`${table}${table} > tbody > tr ${selector}`, { '@media': { [media.narrowest]: rule } });
const STACKED = {
  ...WHOLE,
  gridRow: 'auto',
  gridColumn: '1 / -1',
  maxWidth: 'none',
  textAlign: 'start',
} as const;
for (const [order, place] of (['lead', 'both', 'end', 'note', 'tail'] as const).entries()) {
  inNarrowest(`> ${places[place]}${places[place]}`, { ...STACKED, order, paddingInlineEnd: 0 });
}
inNarrowest('> td *', { whiteSpace: 'inherit' });
inNarrowest(`> td ${truncated.line}`, { display: 'inline' });
inNarrowest(`> td ${truncated.short}`, { display: 'none' });
inNarrowest(`> td ${truncated.whole}`, { whiteSpace: 'inherit' });

/** The column's header before the value. */
export const labelled = style([
  cardLayout({ selectors: { '&::before': { content: 'attr(data-label) " "', color: color.inkMuted } } }),
]);

/** Rows that begin with an icon, in a circle before both lines. */
export const iconTable = style({});
globalStyle(
  `${table}${iconTable} > tbody > tr, ${denseTable}${iconTable} > tbody > tr`,
  cardLayout({ paddingInlineStart: '3.625rem' }),
);
globalStyle(
  `${iconTable} > tbody > tr > [data-icon] svg`,
  cardLayout({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '0.75rem',
    boxSizing: 'content-box',
    margin: 0,
    padding: '0.5rem',
    borderRadius: radius.pill,
    translate: '0 -50%',
    backgroundColor: color.accentSoft,
    color: color.accent,
  }),
);
// Without the icon and its room a date has one line beside the longest state.
globalStyle(`${table}${iconTable}${iconTable} > tbody > tr`, {
  '@media': { [media.narrow]: { paddingInlineStart: '0.75rem' } },
});
globalStyle(`${iconTable} > tbody > tr > [data-icon] svg`, {
  '@media': { [media.narrow]: { display: 'none' } },
});
// Colours of drawings are not forced.
globalStyle(`${iconTable} > tbody > tr > [data-icon] svg`, {
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas', color: 'CanvasText' } },
});

/** Opens a row's details; looks like the text that it is. */
export const opener = style({
  // Its first line is level with the cells beside it.
  display: 'block',
  maxWidth: '100%',
  color: 'inherit',
  fontWeight: 'inherit',
  whiteSpace: 'inherit',
  overflowWrap: 'inherit',
  // Not below the header that stays in view.
  scrollMarginBlock: '3.5rem 4rem',
});
narrowStyle(`> tbody > tr > ${places.lead} > ${opener}`, THREE_LINES);
inNarrowest(`> ${places.lead} > ${opener}`, WHOLE);
// In the narrow layout the whole row is what is pressed.
narrowStyle(`${opener}:focus-visible`, { outline: 'none' });
narrowStyle(`> tbody > tr:has(${opener}:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-3px',
  borderRadius: radius.card,
});
export const openableRow = style({ cursor: 'pointer' });

/** Fixed column widths, and headers that stay in view while the page scrolls. */
export const virtualTable = style([{ tableLayout: 'fixed', overflowWrap: 'anywhere' }]);
// Of such a width that a longer code would be written over the next cell.
globalStyle(`${virtualTable} > tbody > tr > td`, { whiteSpace: 'normal' });
globalStyle(`${virtualTable} > thead > tr > th`, {
  position: 'sticky',
  insetBlockStart: coveredHeight,
  zIndex: 1,
  backgroundColor: color.surface,
  boxShadow: `inset 0 -1px ${color.line}`,
});
/**
 * As high as the rows that are not rendered. The browser would keep it where it is in the window (scroll anchoring), and so
 * scroll on by the rows that take its place, up to the last one.
 */
export const spacer = style({ display: 'block', overflowAnchor: 'none' });

globalStyle(`${table} > tbody > tr:hover`, {
  '@media': { [media.hover]: { backgroundColor: color.raised } },
});
