import { style } from '@vanilla-extract/css';
import { color, mono, space, text, weight } from '#src/theme/tokens.css.ts';

export const code = style({ fontFamily: mono, overflowWrap: 'anywhere' });
export const hint = style({ fontSize: text.small, color: color.inkMuted });
export const summary = style({ cursor: 'pointer', paddingBlock: space.x1 });
export const call = style({ borderBlockStart: `1px solid ${color.line}` });
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  paddingBlock: `${space.x1} ${space.x3}`,
});
export const partTitle = style({ fontWeight: weight.medium });
export const example = style({
  maxHeight: '24rem',
  overflow: 'auto',
  padding: space.x2,
  fontFamily: mono,
  fontSize: text.small,
  background: color.raised,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
