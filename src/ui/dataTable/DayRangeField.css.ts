import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { inputFrame } from '../inputFrame';

export const field = style({ position: 'relative', display: 'grid', gap: space.half });

export const button = style({
  ...inputFrame,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  paddingInline: '0.75rem',
  transition: `border-color ${motion}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '0px', borderColor: color.focus },
    '&[data-limited]': { borderColor: color.accent, color: color.accent, fontWeight: weight.medium },
  },
});
export const shown = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space.half})`,
  insetInlineStart: 0,
  zIndex: 10,
  // The edge of the window is not its own.
  scrollMarginBlockEnd: space.x1,
  display: 'grid',
  width: 'max(100%, 15rem)',
  padding: space.half,
  border: `1px solid ${color.control}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  minHeight: touchTarget,
  paddingInline: space.x1,
  borderRadius: radius.control,
  selectors: {
    '&[aria-pressed="true"]': { color: color.accent, fontWeight: weight.medium },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised } } } },
});
export const ends = style({
  display: 'grid',
  gap: space.x1,
  padding: space.x1,
  borderBlockStart: `1px solid ${color.line}`,
});

export const problem = style({
  marginBlockStart: space.half,
  fontSize: text.small,
  fontWeight: weight.medium,
  color: color.critical,
  selectors: { '&:empty': { display: 'none' } },
});
