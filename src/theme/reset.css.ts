import { globalStyle } from '@vanilla-extract/css';
import { media } from './media';
import { color, font, text, weight } from './tokens.css';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
globalStyle('html', {
  fontFamily: font,
  fontSize: '100%',
  lineHeight: 1.5,
  WebkitTextSizeAdjust: '100%',
  backgroundColor: color.canvas,
  color: color.ink,
});
globalStyle('body', {
  minHeight: '100dvh',
  fontSize: text.body,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
});
globalStyle('h1, h2, h3', { fontSize: 'inherit', fontWeight: weight.strong, lineHeight: 1.25 });
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 });
// No maximum: in a cell of a table WebKit takes what may shrink with its container for no width at all.
globalStyle('img, svg', { display: 'block' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { border: 0, background: 'none', cursor: 'pointer', textAlign: 'inherit' });
globalStyle('a', {
  color: color.accent,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
// Focused by script when the route changes; it is not a control.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
