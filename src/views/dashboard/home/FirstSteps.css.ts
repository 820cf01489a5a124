import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '@media': { [media.medium]: { padding: space.x3 } },
});
export const next = style({
  borderColor: color.accent,
  boxShadow: `inset 0 3px 0 ${color.accent}`,
  '@media': { [media.forcedColors]: { borderColor: 'Highlight', borderBlockStartWidth: 4 } },
});
const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: space.x4,
  height: space.x4,
  borderRadius: radius.pill,
  fontWeight: weight.strong,
});
export const number = style([mark, { border: `1px solid ${color.control}`, color: color.inkMuted }]);
export const tick = style([mark, { backgroundColor: color.accent, color: color.accentInk }]);
export const title = style({ fontSize: text.body });
export const description = style({
  gridColumn: '1 / -1',
  alignSelf: 'start',
  fontSize: text.small,
  color: color.inkMuted,
});
export const action = style({ gridColumn: '1 / -1', marginBlockStart: space.x1 });
/** Only its place. */
export const pending = style({});
globalStyle(`${pending} > :is(${description}, ${action})`, { visibility: 'hidden' });
