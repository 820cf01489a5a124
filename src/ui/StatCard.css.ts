import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, figure, radius, space, text, weight } from '#src/theme/tokens.css.ts';

const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** By the number of columns on wide screens; the cells are separated by lines. */
export const list = styleVariants({
  1: [sheet],
  2: [sheet, { '@media': { [media.medium]: { gridTemplateColumns: columns(2) } } }],
  3: [sheet, { '@media': { [media.medium]: { gridTemplateColumns: columns(3) } } }],
  4: [
    sheet,
    {
      '@media': {
        [media.medium]: { gridTemplateColumns: columns(2) },
        [media.large]: { gridTemplateColumns: columns(4) },
      },
    },
  ],
});

export const statCard = style({
  display: 'grid',
  // Its figure is no wider.
  containerType: 'inline-size',
  alignContent: 'start',
  gap: space.x1,
  padding: space.x3,
  minWidth: 0,
  // Lines after and below each cell; the list clips the outer ones.
  boxShadow: `1px 0 0 ${color.line}, 0 1px 0 ${color.line}`,
  '@media': {
    [media.forcedColors]: { outline: `1px solid ${color.line}` },
    // On a phone one line for each card: the title at the start, the value at the end, below it where they have no room.
    [media.small]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignContent: 'center',
      alignItems: 'center',
      gap: `0 ${space.x1}`,
      minHeight: '4rem',
      padding: `${space.x1} ${space.x2}`,
    },
    [media.narrowest]: { display: 'grid', paddingInline: space.x1 },
  },
});

export const heading = style({
  display: 'flex',
  // On a phone as wide as its longest word at least.
  flex: '1 1 min-content',
  alignItems: 'center',
  gap: space.x1,
  color: color.inkMuted,
});
export const title = style({ fontSize: text.small, fontWeight: weight.medium, lineHeight: 1.3 });
export const icon = style({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  width: space.x4,
  height: space.x4,
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.accent,
});
export const value = style({
  fontSize: figure.medium,
  lineHeight: 1.25,
  '@media': {
    [media.small]: { marginInlineStart: 'auto', fontSize: '1.25rem', textAlign: 'end' },
    [media.narrowest]: { marginInlineStart: 0, textAlign: 'start' },
  },
});
export const description = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: text.small,
  color: color.inkMuted,
  '@media': {
    [media.small]: { flexBasis: '100%' },
  },
});

// Below the title, which stands beside an icon.
globalStyle(`${heading}:has(${icon}) ~ ${description}`, {
  '@media': {
    [media.small]: { paddingInlineStart: `calc(${space.x4} + ${space.x1})` },
    [media.narrowest]: { paddingInlineStart: 0 },
  },
});

/** Of a whole list. */
export const small = style({});
globalStyle(`${small} > div > ${value}`, { fontSize: '1.25rem' });
