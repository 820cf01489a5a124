import { style } from '@vanilla-extract/css';
import { color, radius, text, touchTarget } from '#src/theme/tokens.css.ts';

export const frame = style({ position: 'relative' });

/** The field writes its hint in muted ink: here that ink warns. */
export const warning = style([frame, { vars: { [color.inkMuted]: color.warning } }]);

/** Of the label. */
const height = `calc(${text.small} * 1.5)`;

/** At the far end of the label's line. */
export const whole = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: 0,
  height,
  borderRadius: radius.control,
  fontSize: text.small,
  lineHeight: height,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  // Lower than a thumb needs, and the input is right below: what can be hit reaches up.
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: touchTarget,
    },
    '&:hover': { color: color.accentStrong },
  },
});
