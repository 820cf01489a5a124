import { type StyleRule, style } from '@vanilla-extract/css';

/** As a rule, for where it holds at some widths only. */
export const visuallyHiddenRule = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} satisfies StyleRule;
export const visuallyHidden = style(visuallyHiddenRule);
