import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

export const dialog = style({
  width: 'min(46rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 4rem)',
  margin: 'auto',
  padding: space.x3,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.ink,
  '::backdrop': { backgroundColor: color.scrim },
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const title = style({
  paddingBlockStart: space.x1,
  fontSize: text.body,
  fontWeight: weight.strong,
  overflowWrap: 'anywhere',
});
export const count = style({
  paddingBlock: `${space.x2} ${space.x1}`,
  fontSize: text.small,
  color: color.inkMuted,
});
