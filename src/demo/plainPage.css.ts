import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { contentWidth, space } from '#src/theme/tokens.css.ts';
import { variant } from '#src/ui/Button.css.ts';

/** A page of the demo's own, beside the app's screens. */
export const plainPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  maxWidth: `calc(${contentWidth} + 10rem)`,
  marginInline: 'auto',
  padding: `${space.x3} ${space.x2} ${space.x6}`,
  '@media': { [media.medium]: { padding: `${space.x4} ${space.x3} ${space.x8}` } },
});
// As in the app's shell: where colours are forced a transparent border is drawn, too, beyond the margin of the page.
globalStyle(`${plainPage} ${variant.quiet}`, {
  '@media': { [media.forcedColors]: { borderStyle: 'none', textDecoration: 'underline' } },
});
