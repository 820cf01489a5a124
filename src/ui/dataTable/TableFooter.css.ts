import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text } from '#src/theme/tokens.css.ts';
import { edgePadding } from './TableFrame.css';

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  minHeight: '3.75rem',
  // Its words begin where those of the rows do.
  padding: `${space.x1} ${edgePadding}`,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: text.small,
  color: color.inkMuted,
  '@media': { [media.small]: { justifyContent: 'space-between' } },
});
export const rows = style({ fontVariantNumeric: 'tabular-nums' });
export const rowCount = style([rows, { fontSize: text.small, color: color.inkMuted }]);
export const size = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1 });
