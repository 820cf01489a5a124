import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, mono, radius, space, text, touchTarget } from '#src/theme/tokens.css.ts';
import { card } from './Card.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
  '@media': {
    [media.narrowest]: { padding: space.x1 },
    // Beside cards its words begin where theirs do.
    [media.medium]: { selectors: { [`&:not(${card} *)`]: { paddingInline: space.x3 } } },
  },
});
/** The code has a line of its own. */
export const unbrokenLine = style([line, { containerType: 'inline-size', rowGap: 0 }]);
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.half,
  // Beside an icon on the narrowest phone, too.
  flex: '1 1 min(12rem, 100% - 4rem)',
  minWidth: 0,
});
export const label = style({ fontSize: text.small, color: color.inkMuted });
/** As high as a button, while it is loading, too. */
export const action = style({ display: 'flex', alignItems: 'center', minHeight: touchTarget });
export const code = style({ fontFamily: mono, wordBreak: 'break-all', userSelect: 'all' });
// On one line a key would be too small to read.
const twoLines = { fontSize: `${text.small} !important`, textWrap: 'balance' } as const;
globalStyle(`${unbrokenLine} > ${code}`, {
  flexBasis: '100%',
  '@container': { '(max-width: 18.25rem)': twoLines },
});
// One that is shown once has the whole width of its page; others are read in a card on all phones.
globalStyle(`${card} ${unbrokenLine} > ${code}`, { '@container': { '(max-width: 21rem)': twoLines } });
globalStyle(`${unbrokenLine} > ${content}`, { flexBasis: 'min-content' });
