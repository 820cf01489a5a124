import { style } from '@vanilla-extract/css';
import { color, motion } from '#src/theme/tokens.css.ts';
import { inputFrame } from '../inputFrame';

export const frame = style({ position: 'relative', display: 'flex', minWidth: 0 });

export const select = style({
  ...inputFrame,
  appearance: 'none',
  paddingBlock: 0,
  paddingInline: '0.75rem 2.25rem',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  transition: `border-color ${motion}`,
  selectors: { '&:focus-visible': { outlineOffset: '0px', borderColor: color.focus } },
});

export const chevron = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '0.75rem',
  display: 'grid',
  placeItems: 'center',
  color: color.inkMuted,
  pointerEvents: 'none',
});
