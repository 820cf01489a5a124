import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text } from '#src/theme/tokens.css.ts';
import { cardLayout } from './cardLayout';
import { densePadding } from './TableFrame.css';

const footerBase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  minHeight: '3.75rem',
  padding: `${space.x1} ${space.x2}`,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.small,
  color: color.inkMuted,
  '@media': { [media.small]: { justifyContent: 'space-between' } },
});
// Its words begin where those of the rows do.
export const footer = style([footerBase, cardLayout({ paddingInline: '0.75rem' })]);
export const denseFooter = style([
  footerBase,
  { paddingInline: densePadding },
  cardLayout({ paddingInline: '0.75rem' }),
]);
export const rows = style({ fontVariantNumeric: 'tabular-nums' });
export const rowCount = style([rows, { fontSize: text.small, color: color.inkMuted }]);
export const size = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1 });
