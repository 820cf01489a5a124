import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';
import { inlinePadding } from './dataTable/TableFrame.css';

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  overflowX: 'auto',
});
/** Of rows of two lines, which they have where the columns do not fit. */
export const sizedFrame = style([frame, { containerType: 'inline-size', containerName: 'simpleTable' }]);

export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });

const cellBase = style({ textAlign: 'start', verticalAlign: 'baseline' });

export const header = style([
  cellBase,
  {
    paddingBlock: space.x1,
    paddingInline: inlinePadding,
    fontSize: text.small,
    fontWeight: weight.medium,
    color: color.inkMuted,
  },
]);
export const numberHeader = style([header, { textAlign: 'end' }]);

const cell = style([
  cellBase,
  {
    '@media': {
      [media.medium]: { padding: `0.75rem ${space.x2}`, borderBlockStart: `1px solid ${color.line}` },
      [media.small]: {
        display: 'flex',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        gap: space.x2,
        paddingBlock: space.half,
        textAlign: 'end',
        overflowWrap: 'anywhere',
        selectors: {
          '&::before': {
            content: 'attr(data-label)',
            flexShrink: 0,
            fontSize: text.small,
            color: color.inkMuted,
            textAlign: 'start',
          },
        },
      },
    },
  },
]);
const start = style([
  cell,
  { overflowWrap: 'anywhere', '@media': { [media.medium]: { minWidth: '12rem' } } },
]);
const nowrap = style([cell, { whiteSpace: 'nowrap' }]);

export const cells = { start, nowrap, number: style([nowrap, { textAlign: 'end' }]) };

export const nothing = style({
  padding: `${space.x4} ${space.x2}`,
  textAlign: 'center',
  color: color.inkMuted,
});

// On a phone each row is a card: a list of cells, each after its column's name.
globalStyle(`${table}, ${table} > tbody, ${table} > tbody > tr`, {
  '@media': { [media.small]: { display: 'block' } },
});
globalStyle(`${table} > thead`, {
  '@media': {
    [media.small]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  },
});
globalStyle(`${table} > tbody > tr`, {
  '@media': {
    [media.small]: { padding: `${space.x1} ${space.x2}`, borderBlockStart: `1px solid ${color.line}` },
  },
});
globalStyle(`${table} > tbody > tr:first-child`, { '@media': { [media.small]: { borderBlockStart: 0 } } });
