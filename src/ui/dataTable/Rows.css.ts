import { createVar, globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { asCards } from './cards';

/** What a cell keeps free to either side. */
const gutter = createVar();

export const table = style([
  { width: '100%', fontVariantNumeric: 'tabular-nums lining-nums', vars: { [gutter]: space.x2 } },
  asCards({ display: 'block' }),
]);
export const crowdedTable = style([table, { vars: { [gutter]: '0.625rem' } }]);

const cellBase = style({ textAlign: 'start', verticalAlign: 'baseline' });

export const header = style([
  cellBase,
  { fontSize: text.small, fontWeight: weight.medium, color: color.inkMuted, whiteSpace: 'nowrap' },
]);
export const figureHeader = style([header, { textAlign: 'end' }]);
export const plainHeader = style([
  { display: 'inline-block', paddingBlock: space.x1, paddingInline: gutter },
]);

export const sortButton = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.half,
    minHeight: touchTarget,
    paddingInline: gutter,
    fontWeight: weight.medium,
    transition: `color ${motion}`,
    selectors: {
      '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.control },
      '[aria-sort] > &': { color: color.ink },
    },
    '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
  },
  asCards({ display: 'none' }),
]);
/** The header where its button has gone. */
export const readHeader = style([{ display: 'none' }, asCards({ display: 'inline' })]);

export const sortMark = style({ flexShrink: 0 });
export const sortMarkIdle = style([sortMark, { opacity: 0.55 }]);

const cell = style([
  cellBase,
  {
    paddingBlock: '0.75rem',
    paddingInline: gutter,
    borderBlockStart: `1px solid ${color.line}`,
  },
]);
const whole = style([cell, { whiteSpace: 'nowrap' }]);
const figure = style([whole, { textAlign: 'end' }]);

export const cells = { start: cell, whole, figure };

// Each row is a card: its cells under one another, each with its column's name before it; in two columns where a
// crowded table is wider than a phone.
const inCards = (selector: string, rule: StyleRule) => globalStyle(`${table} ${selector}`, asCards(rule));

inCards('> tbody', { display: 'block' });
inCards('> thead', {
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
});
inCards('> tbody > tr', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  columnGap: space.x6,
  padding: `${space.x1} ${space.x2}`,
  borderBlockStart: `1px solid ${color.line}`,
});
inCards('> tbody > tr:first-child:not([aria-rowindex])', { borderBlockStart: 0 });
inCards('> tbody > tr[aria-rowindex="2"]', { borderBlockStart: 0 });
inCards('> tbody > tr > td', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: `${space.half} 0`,
  borderBlockStart: 0,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});
inCards('> tbody > tr > td::before', {
  content: 'attr(data-label)',
  flexShrink: 0,
  fontSize: text.small,
  color: color.inkMuted,
  textAlign: 'start',
});

/** Its columns keep their widths whatever comes into sight, and its headers stay there. */
export const scrolledTable = style([{ tableLayout: 'fixed', overflowWrap: 'anywhere' }]);
globalStyle(`${scrolledTable} > thead > tr > th`, {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: color.surface,
  boxShadow: `inset 0 -1px ${color.line}`,
});
/** As high as the rows that are not drawn. */
export const room = style({ display: 'block' });

globalStyle(`${table} > tbody > tr:hover`, {
  '@media': { [media.hover]: { backgroundColor: color.raised } },
});
