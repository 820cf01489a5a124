import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { space } from '#src/theme/tokens.css.ts';

const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});
/** Two columns on large screens, beside each other where they begin. */
export const columns = style([twoColumns, { alignItems: 'start' }]);
/** The screen's sections, each as wide as the screen. */
export const page = style([twoColumns]);
globalStyle(`${page} > *`, { gridColumn: '1 / -1' });
/** One of two that share a line, as high as each other. */
export const lead = style({
  display: 'grid',
  selectors: { [`${page} > &`]: { gridColumn: 'auto' } },
});
// While the table of the chart stands in the one, the other stays as high as it is.
globalStyle(`${page}:has(> ${lead} table) > ${lead}`, { alignContent: 'start' });
globalStyle(`${lead} > section`, { gridTemplateRows: 'auto minmax(0, 1fr)' });

/** The referral code with what it has brought beside it. */
export const code = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' } },
});
