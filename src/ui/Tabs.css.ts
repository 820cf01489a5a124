import { style } from '@vanilla-extract/css';
import { color, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const frame = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
export const list = style({
  display: 'flex',
  gap: space.x1,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${color.line}`,
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
    '&:hover': { color: color.ink },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const panel = style({ selectors: { '&[data-state="inactive"]': { display: 'none' } } });
