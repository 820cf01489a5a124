import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';

export const list = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  padding: `0.75rem ${space.x2}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': { [media.narrowest]: { flexWrap: 'wrap', columnGap: space.x1, rowGap: 0 } },
});
export const rank = style({ minWidth: '1ch', fontSize: text.small, color: color.inkMuted });
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const value = style({
  fontSize: text.small,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  // Below the name, which otherwise has a letter a line.
  '@media': { [media.narrowest]: { flexBasis: '100%' } },
});
