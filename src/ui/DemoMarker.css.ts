import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';
import { scrollBarWidth } from './scrollLock.css';
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
  // No higher than one line, however large the text.
  '@media': {
    [media.small]: { gap: space.x1, paddingInline: `${space.x1} calc(${space.x1} + ${scrollBarWidth})` },
    [media.narrowest]: { fontSize: 'min(0.875rem, 4.5vw)' },
  },
});
globalStyle(`${marker} *`, staysInView);
// The bar is no higher than its buttons: around them an outline would be cut off.
globalStyle(`${marker} > button:focus-visible`, { outlineOffset: '-3px' });
globalStyle(`${marker} > button`, {
  whiteSpace: 'nowrap',
  '@media': {
    [media.narrowest]: { padding: 0, fontSize: 'inherit' },
    [media.medium]: { flexShrink: 0 },
    [media.forcedColors]: { borderStyle: 'none', textDecoration: 'underline' },
  },
});
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  // Text that is set wider has two lines in the height of the bar, 320 px wide.
  lineHeight: 1.2,
  '@media': { [media.medium]: { whiteSpace: 'nowrap' } },
});
