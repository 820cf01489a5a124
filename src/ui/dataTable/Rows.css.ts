import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/media';
import { color, motion, radius, space, text, touchTarget, weight } from '../../theme/tokens.css';

export const table = style({ width: '100%', fontVariantNumeric: 'tabular-nums lining-nums' });

const cellBase = style({ textAlign: 'start', verticalAlign: 'baseline' });

export const header = style([
  cellBase,
  { fontSize: text.small, fontWeight: weight.medium, color: color.inkMuted, whiteSpace: 'nowrap' },
]);
export const figureHeader = style([header, { textAlign: 'end' }]);
export const plainHeader = style({ display: 'inline-block', padding: `${space.x1} ${space.x2}` });

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.half,
  minHeight: touchTarget,
  paddingInline: space.x2,
  fontWeight: weight.medium,
  transition: `color ${motion}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.control },
    '[aria-sort] > &': { color: color.ink },
  },
  '@media': {
    [media.small]: { display: 'none' },
    [media.hover]: { selectors: { '&:hover': { color: color.ink } } },
  },
});
export const readHeader = style({ '@media': { [media.medium]: { display: 'none' } } });

export const sortMark = style({ flexShrink: 0 });
export const sortMarkIdle = style([sortMark, { opacity: 0.55 }]);

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
const whole = style([cell, { '@media': { [media.medium]: { whiteSpace: 'nowrap' } } }]);

export const cells = {
  start: cell,
  whole,
  figure: style([whole, { whiteSpace: 'nowrap', '@media': { [media.medium]: { textAlign: 'end' } } }]),
};

// On a phone each row is a card: its cells under one another, each with its column's name before it.
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
    [media.hover]: { transition: `background-color ${motion}` },
  },
});
globalStyle(`${table} > tbody > tr:hover`, {
  '@media': { [media.hover]: { backgroundColor: color.raised } },
});
globalStyle(`${table} > tbody > tr:first-child`, { '@media': { [media.small]: { borderBlockStart: 0 } } });
