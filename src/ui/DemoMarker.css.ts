import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';

// Above dialogs, too.
export const marker = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 70,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  height: markerHeight,
  paddingInline: space.x2,
  borderBlockEnd: `2px solid ${color.warning}`,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontSize: text.small,
  fontWeight: weight.strong,
});
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  whiteSpace: 'nowrap',
});
