import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 });
export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.x2,
});
// Below what is loading, of a height that is not known.
globalStyle(`${section}:has([data-loading]) ~ ${section}`, { visibility: 'hidden' });
// A section within another is nearer to its heading than to what stands before it.
globalStyle(`${section} > :not(${heading}) + ${section}`, { marginBlockStart: space.x1 });
/** Quiet buttons: the heading's line stays as high as without them, and their words begin and end where the section does. */
export const actions = style({ marginBlock: '-0.75rem', marginInline: `-${space.x1}` });
/** By the heading's level: one within another section is smaller than that section's own, which may stand right above it. */
export const titles = styleVariants({
  2: { fontSize: text.body, fontWeight: weight.strong },
  3: { fontSize: text.small, fontWeight: weight.strong },
});
export const description = style({ fontSize: text.small, color: color.inkMuted });
