import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget } from '#src/theme/tokens.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  minHeight: touchTarget,
  paddingInline: '0.75rem',
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  color: color.inkMuted,
  transition: `color ${motion}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});
export const shortcut = style({
  marginInlineStart: 'auto',
  padding: `0 ${space.half}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  fontFamily: 'inherit',
  fontSize: text.small,
});
