import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  minHeight: touchTarget,
  minWidth: touchTarget,
  padding: `${space.x1} 1.25rem`,
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: text.body,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  textDecoration: 'none',
  transition: `background-color ${motion}, border-color ${motion}`,
  selectors: {
    '&[aria-disabled="true"]': { cursor: 'default' },
    '&[aria-disabled="true"]:not([aria-busy])': { opacity: 0.6 },
  },
});

const hovered = '&:hover:not([aria-disabled="true"])';

export const variant = styleVariants({
  primary: [
    base,
    {
      backgroundColor: color.accent,
      color: color.accentInk,
      '@media': { [media.hover]: { selectors: { [hovered]: { backgroundColor: color.accentStrong } } } },
    },
  ],
  secondary: [
    base,
    {
      borderColor: color.control,
      backgroundColor: color.surface,
      color: color.ink,
      '@media': { [media.hover]: { selectors: { [hovered]: { backgroundColor: color.raised } } } },
    },
  ],
  quiet: [
    base,
    {
      paddingInline: space.x1,
      color: color.accent,
      '@media': { [media.hover]: { selectors: { [hovered]: { backgroundColor: color.accentSoft } } } },
    },
  ],
});

export const fullWidth = style({ width: '100%' });
export const label = style({ display: 'inline-flex', alignItems: 'center', gap: space.x1 });
// The label keeps its space, so that the button keeps its width while it is busy.
export const labelBusy = style([label, { opacity: 0 }]);
export const busyMark = style({ position: 'absolute', display: 'inline-flex' });
