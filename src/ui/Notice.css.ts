import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';
import { variant } from './Button.css';

export const notice = style({
  display: 'flex',
  gap: space.x1,
  padding: `${space.x1} ${space.x2}`,
  border: '1px solid currentColor',
  borderRadius: radius.control,
  fontSize: text.small,
});

export const tone = styleVariants({
  info: [notice, { borderColor: color.line, backgroundColor: color.raised, color: color.inkMuted }],
  success: [notice, { backgroundColor: color.positiveSoft, color: color.positive }],
  warning: [notice, { backgroundColor: color.warningSoft, color: color.warning }],
  critical: [notice, { backgroundColor: color.criticalSoft, color: color.critical }],
});

export const icon = style({ flexShrink: 0 });
export const body = style({ minWidth: 0, overflowWrap: 'anywhere', color: color.ink });
globalStyle(`${body} > * + button`, { marginBlockStart: space.x1 });
/** For a notice of several paragraphs. */
export const lines = style({ display: 'grid', gap: space.x1 });
// The words of a button without a frame begin where the sentence does.
globalStyle(`:is(${body}, ${lines}) > ${variant.quiet}`, { marginInlineStart: `calc(-1px - ${space.x1})` });
