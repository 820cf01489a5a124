import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { markerHeight } from '#src/ui/markerHeight.css.ts';
import { visuallyHidden } from '#src/ui/VisuallyHidden.css.ts';

export const dialog = style({
  position: 'fixed',
  zIndex: 50,
  insetBlockStart: `calc(${markerHeight} + ${space.x1})`,
  insetInline: space.x1,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: '38rem',
  maxHeight: `calc(100dvh - ${markerHeight} - 2 * ${space.x1})`,
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '@media': { [media.medium]: { insetBlockStart: '12vh', maxHeight: '70vh' } },
});
// The library's own root, and the label that it adds.
globalStyle(`${dialog} [cmdk-root]`, { display: 'flex', flexDirection: 'column', minHeight: 0 });

export const title = visuallyHidden;

export const head = style({ display: 'flex', flexShrink: 0, borderBlockEnd: `1px solid ${color.line}` });
// Beside it there is room to press, and a key to close it.
globalStyle(`${head} > button`, {
  alignSelf: 'center',
  marginInlineEnd: space.half,
  '@media': { [media.medium]: { display: 'none' } },
});
export const input = style({
  flexGrow: 1,
  minWidth: 0,
  minHeight: '3.5rem',
  paddingInline: space.x2,
  border: 0,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  backgroundColor: 'transparent',
  color: color.ink,
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    // Its edge and the selected row show where one is.
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
export const list = style({
  minHeight: 0,
  padding: space.x1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});
export const group = style({});
globalStyle(`${group} [cmdk-group-heading]`, {
  padding: `${space.x1} ${space.x1} ${space.half}`,
  fontSize: text.small,
  fontWeight: weight.medium,
  color: color.inkMuted,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: touchTarget,
  padding: `${space.half} ${space.x1}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: {
    '&[data-selected="true"]': { backgroundColor: color.accentSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const icon = style({
  display: 'grid',
  color: color.inkMuted,
  placeItems: 'center',
  flexShrink: 0,
  width: '1.75rem',
});
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const detail = style({ color: color.inkMuted, fontSize: text.small, alignSelf: 'center' });
export const status = style({
  padding: `${space.x1} ${space.x2}`,
  fontSize: text.small,
  color: color.inkMuted,
  selectors: { '&:empty': { display: 'none' } },
});
/** The first letter of a member's name. */
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: radius.pill,
  // Forced colours leave only this of the circle.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontSize: text.small,
  fontWeight: weight.strong,
});
