import { style } from '@vanilla-extract/css';
import { color, touchTarget } from '../../../theme/tokens.css';

export const frame = style({ position: 'relative' });

/** The field writes its hint in muted ink: here that ink warns. */
export const warning = style([frame, { vars: { [color.inkMuted]: color.warning } }]);

/** At the far end of the label's line, which is lower than a thumb needs: the button reaches above it. */
export const whole = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: `calc(0.75rem - ${touchTarget} / 2)`,
});
