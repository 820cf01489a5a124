import { keyframes, style } from '@vanilla-extract/css';
import { color, radius } from '#src/theme/tokens.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const skeleton = style({
  display: 'inline-block',
  maxWidth: '100%',
  height: '0.75em',
  verticalAlign: 'baseline',
  borderRadius: radius.control,
  backgroundColor: color.skeleton,
  animation: `${pulse} 1600ms ease-in-out infinite`,
});
