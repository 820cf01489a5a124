import { globalStyle } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, weight } from '#src/theme/tokens.css.ts';
import { mark, wordmark } from '#src/ui/Wordmark.css.ts';

/** On the page while an initial stands in place of the logo. */
export const INITIAL_ATTRIBUTE = 'data-brand-initial';
/** The initial, as a text of CSS. */
export const INITIAL_VARIABLE = '--brand-initial';

const root = `:root[${INITIAL_ATTRIBUTE}]`;
globalStyle(`${root} ${mark} svg`, { display: 'none' });
globalStyle(`${root} ${mark}::before`, {
  content: `var(${INITIAL_VARIABLE})`,
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.75rem',
  height: '1.75rem',
  paddingInline: '0.25rem',
  borderRadius: '6px',
  backgroundColor: color.accent,
  color: color.accentInk,
  fontSize: '1rem',
  fontWeight: weight.strong,
  letterSpacing: 0,
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
// Three lines of a long name in the bar of a phone.
globalStyle(`${root} ${wordmark}`, {
  '@media': { [media.small]: { fontSize: '1rem', letterSpacing: '-0.01em' } },
});
