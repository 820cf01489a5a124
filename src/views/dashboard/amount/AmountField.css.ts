import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, text, touchTarget } from '#src/theme/tokens.css.ts';
import { messages } from '#src/ui/Field.css.ts';

export const frame = style({ position: 'relative', containerType: 'inline-size' });
// What comes with the bounds takes two lines here, which are there before.
globalStyle(`${frame} ${messages}`, {
  '@container': { '(max-width: 27rem)': { minHeight: `calc(${text.small} * 3)` } },
});

/** The height of the label. */
const labelHeight = `calc(${text.small} * 1.5)`;

/** At the end of the label's line. */
export const besideLabel = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  height: labelHeight,
  borderRadius: radius.control,
  fontSize: text.small,
  lineHeight: labelHeight,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  '@media': {
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
    '&:hover': { color: color.accentStrong },
  },
});
