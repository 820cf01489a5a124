import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, text, touchTarget } from '#src/theme/tokens.css.ts';
import { messages, smallLine } from '#src/ui/Field.css.ts';

export const frame = style({ position: 'relative', containerType: 'inline-size' });
// What comes with the bounds takes two lines here, which are there before.
globalStyle(`${frame} ${messages}`, {
  '@container': { '(max-width: 27rem)': { minHeight: `calc(2 * ${smallLine})` } },
});

/** At the end of the label's line. */
export const besideLabel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  height: smallLine,
  borderRadius: radius.control,
  fontSize: text.small,
  lineHeight: smallLine,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.accentStrong } } },
    [media.narrowest]: {
      position: 'static',
      height: 'auto',
      minHeight: touchTarget,
      marginBlockStart: '0.75rem',
    },
  },
  // Too low for a thumb, with the input right below: the touch target extends upwards.
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: touchTarget,
      '@media': { [media.narrowest]: { display: 'none' } },
    },
  },
});
