import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, mono, space, text } from '#src/theme/tokens.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const explanation = style({
  display: 'grid',
  gap: space.x1,
  maxWidth: '46rem',
  color: color.inkMuted,
});
export const filters = style({
  display: 'grid',
  gap: space.x2,
  '@media': { [media.medium]: { gridTemplateColumns: '14rem minmax(0, 24rem)' } },
});
export const filter = style({ display: 'grid', gap: space.half, alignContent: 'start' });
export const count = style({ fontSize: text.small, color: color.inkMuted });
export const list = style({ borderBlockEnd: `1px solid ${color.line}` });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x1,
  paddingBlock: '0.75rem',
  borderBlockStart: `1px solid ${color.line}`,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.x3 } },
});
export const itemText = style({ display: 'grid', gap: space.half, alignContent: 'start', minWidth: 0 });
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x2,
  fontSize: text.small,
  color: color.inkMuted,
});
export const code = style({ fontFamily: mono, overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.x1,
  border: 0,
});
export const summary = style({ cursor: 'pointer', width: 'fit-content' });
export const steps = style({
  display: 'grid',
  gap: space.half,
  paddingBlock: space.x1,
  paddingInlineStart: space.x4,
  listStyle: 'decimal',
});
export const missing = style({ fontSize: text.small, color: color.warning });
export const choices = style({
  display: 'grid',
  gap: space.x2,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const choice = style({ display: 'grid', gap: space.x1, justifyItems: 'start' });
export const hint = style({ fontSize: text.small, color: color.inkMuted });
export const editor = style({ display: 'grid', gap: space.x1, paddingBlockEnd: space.x2 });
export const editedStep = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space.x2,
});
