import { style } from '@vanilla-extract/css';
import { color } from '#src/theme/tokens.css.ts';

/** Around a field whose hint is a warning: the hint has the colour of muted ink, which here is the warning's. */
export const warningHint = style({ vars: { [color.inkMuted]: color.warning } });
