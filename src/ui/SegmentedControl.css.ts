import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const group = style({
  display: 'inline-flex',
  padding: '2px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.surface,
});
export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: touchTarget,
  paddingInline: space.x2,
  borderRadius: radius.pill,
  fontSize: text.small,
  fontWeight: weight.medium,
  color: color.inkMuted,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${motion}, color ${motion}`,
  selectors: {
    '&:has(:checked)': { backgroundColor: color.accentSoft, color: color.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.wide]: { minHeight: '2rem' },
    [media.forcedColors]: {
      selectors: {
        '&:has(:checked)': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
});
export const radio = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
