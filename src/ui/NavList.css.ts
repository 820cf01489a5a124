import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const list = style({ display: 'grid', gap: '2px' });

/** A link or a button with an icon and a label; `aria-current="page"` marks the current one. */
export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  width: '100%',
  minHeight: touchTarget,
  paddingInline: '0.75rem',
  borderRadius: radius.control,
  color: color.inkMuted,
  textDecoration: 'none',
  transition: `background-color ${motion}, color ${motion}`,
  selectors: {
    '&[aria-current="page"]': {
      backgroundColor: color.accentSoft,
      color: color.accent,
      fontWeight: weight.strong,
    },
    '&[aria-current="page"]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: space.x1,
      insetInlineStart: 0,
      borderInlineStart: '3px solid',
      borderRadius: radius.pill,
    },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current="page"])': { backgroundColor: color.raised, color: color.ink },
      },
    },
  },
});
