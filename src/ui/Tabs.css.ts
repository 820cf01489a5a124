import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const list = style({
  display: 'flex',
  gap: space.x1,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${color.line}`,
  scrollbarWidth: 'none',
  // No label is as wide as what an arrow leaves of such a line.
  '@media': { [media.narrowest]: { flexWrap: 'wrap' } },
});
const edge = {
  position: 'sticky',
  zIndex: 1,
  flexShrink: 0,
  alignSelf: 'stretch',
  width: space.x6,
  paddingInline: space.x1,
  display: 'grid',
  alignItems: 'center',
  color: color.accent,
  fontSize: text.title,
  lineHeight: 1,
  pointerEvents: 'none',
  // Gradients are not drawn there.
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
} as const;
// An arrow over the tabs that go on beyond the edge.
globalStyle(`${list}[data-after]::after`, {
  ...edge,
  content: '"›" / ""',
  insetInlineEnd: 0,
  marginInlineStart: `calc(-1 * ${space.x6} - ${space.x1})`,
  justifyItems: 'end',
  background: `linear-gradient(to right, transparent, ${color.canvas} 50%)`,
});
globalStyle(`${list}[data-before]::before`, {
  ...edge,
  content: '"‹" / ""',
  insetInlineStart: 0,
  marginInlineEnd: `calc(-1 * ${space.x6} - ${space.x1})`,
  justifyItems: 'start',
  background: `linear-gradient(to left, transparent, ${color.canvas} 50%)`,
});
export const trigger = style({
  flexShrink: 0,
  minHeight: touchTarget,
  paddingInline: space.x2,
  borderBlockEnd: '3px solid transparent',
  fontSize: text.small,
  fontWeight: weight.medium,
  color: color.inkMuted,
  selectors: {
    '&[data-state="active"]': { borderBlockEndColor: color.accent, color: color.accent },
    '&[aria-disabled="true"]': { color: color.inkMuted, opacity: 0.55, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: '-2px' },
    [`${list}[data-pointed] > &:focus-visible`]: { outline: 'none' },
  },
  '@media': {
    [media.hover]: { selectors: { '&[data-state="inactive"]:hover': { color: color.ink } } },
    [media.narrowest]: { flexShrink: 1, paddingInline: space.x1, textAlign: 'start' },
    // Every colour is forced there, that of a transparent border, too.
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: {
        '&[data-state="active"]': { borderBlockEndColor: 'Highlight' },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});
export const panel = style({ selectors: { '&[data-state="inactive"]': { display: 'none' } } });
