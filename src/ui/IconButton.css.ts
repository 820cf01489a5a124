import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, touchTarget } from '#src/theme/tokens.css.ts';

export const iconButton = style({
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.control,
  color: color.inkMuted,
  transition: `background-color ${motion}, color ${motion}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised, color: color.ink } } },
  },
});
