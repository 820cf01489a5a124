import { style } from '@vanilla-extract/css';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

/** From the direct sponsor on, with an arrow before each one further up. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x1}`,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
export const sponsor = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, auto)',
  alignItems: 'center',
  columnGap: space.x1,
  minWidth: 0,
  selectors: {
    '&:not(:first-child)::before': {
      content: '"→" / ""',
      gridRow: '1 / span 2',
      paddingInlineEnd: space.half,
      color: color.inkMuted,
    },
  },
});
export const initial = style({
  gridRow: '1 / span 2',
  gridColumn: 2,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontWeight: weight.strong,
  '::before': { content: 'attr(data-initial) / ""' },
});
export const name = style({
  gridColumn: 3,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const stage = style({ gridColumn: 3, fontSize: text.small, lineHeight: 1.25, color: color.inkMuted });
