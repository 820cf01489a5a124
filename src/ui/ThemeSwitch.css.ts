import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius } from '#src/theme/tokens.css.ts';

export const group = style({
  display: 'inline-flex',
  justifySelf: 'start',
  padding: '2px',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.pill,
  color: color.inkMuted,
  cursor: 'pointer',
  transition: `background-color ${motion}, color ${motion}`,
  selectors: {
    '&:has(:checked)': { backgroundColor: color.accentSoft, color: color.accent },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
  },
  '@media': {
    [media.wide]: { width: '2.25rem', height: '2.25rem' },
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
