import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, text } from '#src/theme/tokens.css.ts';

export const toastBody = style({});

// The library's own class has the same specificity: this one has to win.
globalStyle(`${toastBody}${toastBody}`, {
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
  color: color.ink,
  fontSize: text.small,
  boxShadow: 'none',
  overflowWrap: 'anywhere',
});
