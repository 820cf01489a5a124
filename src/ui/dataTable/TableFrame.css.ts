import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { cardLayout } from './cardLayout';

/** Horizontal padding of cells. */
const cellPadding = createVar();

export const table = style([
  { width: '100%', fontVariantNumeric: 'tabular-nums lining-nums', vars: { [cellPadding]: space.x2 } },
  cardLayout({ display: 'block' }),
]);
export const denseTable = style([table, { vars: { [cellPadding]: '0.625rem' } }]);

const cellBase = style({ textAlign: 'start', verticalAlign: 'baseline' });

export const header = style([
  cellBase,
  { fontSize: text.small, fontWeight: weight.medium, color: color.inkMuted, whiteSpace: 'nowrap' },
]);
export const numberHeader = style([header, { textAlign: 'end' }]);
export const plainHeader = style([
  { display: 'inline-block', paddingBlock: space.x1, paddingInline: cellPadding },
]);

export const sortButton = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.half,
    minHeight: touchTarget,
    paddingInline: cellPadding,
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
    paddingInline: cellPadding,
    borderBlockStart: `1px solid ${color.line}`,
  },
]);
const nowrap = style([cell, { whiteSpace: 'nowrap' }]);
const number = style([nowrap, { textAlign: 'end' }]);

export const cells = { start: cell, nowrap, number };

/** Of a text that would make the table wider than any screen. */
export const longCell = style([
  cell,
  { minWidth: '8rem', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  cardLayout({ minWidth: 0 }),
]);
globalStyle(`${longCell}${longCell} *`, { whiteSpace: 'inherit' });

// Each row is a card: a list of cells, each after its column's name; in two columns where a table with many columns is
// wider than a phone.
const cardStyle = (selector: string, rule: StyleRule) =>
  globalStyle(`${table} ${selector}`, cardLayout(rule));

cardStyle('> tbody', { display: 'block' });
cardStyle('> thead', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
cardStyle('> tbody > tr', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  columnGap: space.x6,
  padding: `${space.x1} ${space.x2}`,
  borderBlockStart: `1px solid ${color.line}`,
});
cardStyle('> tbody > tr:first-child:not([aria-rowindex])', { borderBlockStart: 0 });
cardStyle('> tbody > tr[aria-rowindex="2"]', { borderBlockStart: 0 });
cardStyle('> tbody > tr > td', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `${space.half} 0`,
  borderBlockStart: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
cardStyle('> tbody > tr > td::before', {
  content: 'attr(data-label)',
  flexShrink: 0,
  fontSize: text.small,
  color: color.inkMuted,
  textAlign: 'start',
});

/** Fixed column widths and sticky headers. */
export const virtualTable = style([{ tableLayout: 'fixed', overflowWrap: 'anywhere' }]);
globalStyle(`${virtualTable} > thead > tr > th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: color.surface,
  boxShadow: `inset 0 -1px ${color.line}`,
});
/** As high as the rows that are not rendered. */
export const spacer = style({ display: 'block' });

globalStyle(`${table} > tbody > tr:hover`, {
  '@media': { [media.hover]: { backgroundColor: color.raised } },
});
