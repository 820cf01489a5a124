import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, mono, motion, radius, space, text, weight } from '#src/theme/tokens.css.ts';
import { inputFrame } from './inputFrame';

export const field = style({
  display: 'grid',
  gap: space.half,
  minWidth: 0,
  // Of a form's gap two thirds are left below a message, and the line reserved for one adds to them.
  marginBlockEnd: `-${space.x1}`,
});
/** Of small text: with it the parts of a form stand on a grid of 8 px. */
export const smallLine = '1.25rem';
/**
 * One line is reserved: an error that appears on blur must not move the button that is being clicked, or the click is
 * lost.
 */
export const messages = style({ minHeight: smallLine, fontSize: text.small, lineHeight: smallLine });
export const label = style({ fontSize: text.small, lineHeight: smallLine, fontWeight: weight.medium });
export const control = style({ position: 'relative', display: 'flex' });

export const input = style({
  ...inputFrame,
  minHeight: '3rem',
  padding: `${space.x1} ${space.x2}`,
  fontVariantNumeric: 'tabular-nums',
  // A wallet address on a phone: cut off, it would look whole.
  textOverflow: 'ellipsis',
  transition: `border-color ${motion}`,
  selectors: {
    '&::placeholder': { color: color.inkMuted, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
    '&:focus-visible': { outlineOffset: '0px', borderColor: color.focus },
    '&:read-only': { backgroundColor: color.raised },
  },
});

/** For the eye: the input itself has the text. */
export const whole = style({
  containerType: 'inline-size',
  '::before': {
    display: 'block',
    content: 'attr(data-whole)',
    fontFamily: mono,
    fontSize: text.small,
    lineHeight: smallLine,
    color: color.inkMuted,
    wordBreak: 'break-all',
  },
  '@container': { '(min-width: 27rem)': { '::before': { display: 'none' } } },
});
/** As high without a text as with a wallet address. */
export const awaitedWhole = style([
  whole,
  {
    '::before': { minHeight: `calc(2 * ${smallLine})` },
    '@container': { '(min-width: 23rem)': { '::before': { minHeight: smallLine } } },
  },
]);

export const withReveal = style({ paddingInlineEnd: '3.25rem' });

export const reveal = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  borderRadius: radius.control,
  color: color.inkMuted,
  selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  '@media': { [media.hover]: { selectors: { '&:hover': { color: color.ink } } } },
});

export const hint = style({ color: color.inkMuted });
/** Around a field whose hint is a warning. */
export const warningHint = style({});
globalStyle(`${warningHint} p`, { color: color.warning });
export const error = style({ fontWeight: weight.medium, color: color.critical });
