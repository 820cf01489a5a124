import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, touchTarget, weight } from '#src/theme/tokens.css.ts';

export const pages = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.half,
  '@media': {
    [media.medium]: { marginInlineStart: 'auto' },
    [media.small]: { flex: '1 0 100%', justifyContent: 'space-between' },
  },
});

const button = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: touchTarget,
  height: touchTarget,
  paddingInline: space.x1,
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${motion}, color ${motion}`,
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current]):not([aria-disabled])': {
          backgroundColor: color.raised,
          color: color.ink,
        },
      },
    },
  },
});

export const number = style([
  button,
  {
    selectors: {
      '&[aria-current]': {
        backgroundColor: color.accentSoft,
        color: color.accent,
        fontWeight: weight.strong,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  },
]);
export const step = style([
  button,
  { selectors: { '&[aria-disabled]': { color: color.line, cursor: 'default' } } },
]);

export const chevrons = {
  back: style({ rotate: '90deg' }),
  on: style({ rotate: '-90deg' }),
};

export const numbers = style({
  display: 'flex',
  alignItems: 'center',
  '@media': { [media.small]: { display: 'none' }, print: { display: 'none' } },
});
export const gap = style({ display: 'grid', placeItems: 'center', minWidth: space.x3 });
export const position = style({
  '@media': { [media.medium]: { display: 'none' }, print: { display: 'inline' } },
});
