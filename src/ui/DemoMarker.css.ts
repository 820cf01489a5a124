import { globalStyle, style } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';
import { scrollBarWidth } from './scrollBarWidth.css';
import { staysInView } from './topBarHeight.css';

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
  // As wide as the window, with its content in place.
  marginInlineEnd: `calc(-1 * ${scrollBarWidth})`,
  paddingInline: `${space.x2} calc(${space.x2} + ${scrollBarWidth})`,
  borderBlockEnd: `2px solid ${color.warning}`,
  backgroundColor: color.warningSoft,
  color: color.warning,
  fontSize: text.small,
  fontWeight: weight.strong,
});
globalStyle(`${marker} *`, staysInView);
// The bar is no higher than its buttons: around them an outline would be cut off.
globalStyle(`${marker} > button:focus-visible`, { outlineOffset: '-3px' });
globalStyle(`${marker} > button`, { whiteSpace: 'nowrap' });
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  whiteSpace: 'nowrap',
});
