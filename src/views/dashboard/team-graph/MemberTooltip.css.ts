import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';

export const tooltip = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: '15rem',
  padding: `${space.x1} ${space.x2}`,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  color: color.ink,
  fontSize: text.small,
  pointerEvents: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const lines = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x2,
  overflowWrap: 'anywhere',
});
export const term = style({ color: color.inkMuted });
