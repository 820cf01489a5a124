import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

export const assertions = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.x3,
  maxHeight: 'min(9rem, 20vh)',
  overflowY: 'auto',
  fontSize: text.small,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const summary = style({
  width: 'fit-content',
  fontSize: text.small,
  color: color.inkMuted,
  cursor: 'pointer',
});
const assertion = style({ display: 'flex', gap: space.x1, overflowWrap: 'anywhere' });
export const status = styleVariants({
  pending: [assertion, { color: color.inkMuted }],
  running: [assertion, { color: color.ink }],
  passed: [assertion, { color: color.ink }],
  failed: [assertion, { color: color.critical, fontWeight: weight.strong }],
});
export const mark = style({ flexShrink: 0, width: '1rem', textAlign: 'center' });
export const passed = style({ fontWeight: weight.strong, color: color.accent });
export const failed = style({ fontWeight: weight.strong, color: color.critical });
export const failure = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.half} ${space.x2}`,
  fontSize: text.small,
});
export const term = style({ color: color.inkMuted });
export const meaning = style({ overflowWrap: 'anywhere' });
export const narrow = style({ fontSize: text.small, color: color.warning });

export const ring = style({
  position: 'fixed',
  zIndex: 29,
  border: `3px solid ${color.focus}`,
  borderRadius: radius.card,
  boxShadow: `0 0 0 1px ${color.surface}`,
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});
