import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { inputFrame } from '#src/ui/inputFrame.ts';

export const search = style({
  position: 'relative',
  display: 'grid',
  gap: space.half,
  flex: '1 1 16rem',
  maxWidth: '26rem',
  minWidth: 0,
});
export const label = style({ fontSize: text.small, fontWeight: weight.medium, color: color.inkMuted });
export const input = style({
  ...inputFrame,
  paddingInline: '0.75rem',
  selectors: { '&::placeholder': { color: color.inkMuted, opacity: 1 } },
});
export const results = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: `calc(100% + ${space.half})`,
  insetInline: 0,
  overflow: 'hidden',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const option = style({
  display: 'grid',
  minHeight: touchTarget,
  alignContent: 'center',
  padding: `${space.half} 0.75rem`,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { backgroundColor: color.accentSoft },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.accentSoft } } } },
});
export const detail = style({ fontSize: text.small, color: color.inkMuted, overflowWrap: 'anywhere' });
export const count = style({
  padding: `${space.half} 0.75rem`,
  fontSize: text.small,
  color: color.inkMuted,
  borderBlockStart: `1px solid ${color.line}`,
});
