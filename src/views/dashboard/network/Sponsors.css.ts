import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

/** From the direct sponsor on, with an arrow to each one further up; below each other on a phone. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x2} ${space.x1}`,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '@media': { [media.small]: { flexDirection: 'column', alignItems: 'start', rowGap: space.half } },
});
export const sponsor = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, auto) auto',
  alignItems: 'center',
  columnGap: space.x1,
  minWidth: 0,
  selectors: {
    '&:not(:last-child)::after': {
      content: '"→" / ""',
      gridRow: '1 / span 2',
      gridColumn: 3,
      paddingInlineStart: space.half,
      color: color.inkMuted,
      '@media': {
        [media.small]: {
          content: '"↓" / ""',
          gridRow: 3,
          gridColumn: 1,
          justifySelf: 'center',
          padding: 0,
        },
      },
    },
  },
});
export const initial = style({
  gridRow: '1 / span 2',
  gridColumn: 1,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: radius.pill,
  // Forced colours leave only this of the circle.
  outline: '1px solid transparent',
  outlineOffset: '-1px',
  backgroundColor: color.accentSoft,
  color: color.accent,
  fontWeight: weight.strong,
  '::before': { content: 'attr(data-initial) / ""' },
});
export const name = style({
  gridColumn: 2,
  fontWeight: weight.medium,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});
export const stage = style({ gridColumn: 2, fontSize: text.small, lineHeight: 1.25, color: color.inkMuted });
