import { globalStyle } from '@vanilla-extract/css';

// The start page has a splash and a sign-in form, of which one is shown until the app starts: see src/beforePaint.ts.
// Without this style sheet, or where no script is run, the sentence that the app could not start is shown.
globalStyle(
  '#starting, :root[data-starting] #starting + #root, :root[data-scripted] #failure:not(:only-child)',
  { display: 'none' },
);
globalStyle(':root[data-starting] #starting', { display: 'block' });
// Hidden by the page itself, for where this style sheet does not arrive, or no script.
globalStyle(':root[data-scripted] #root[hidden]', { display: 'block' });
// Pressed before the app handles it: it waits.
globalStyle(':root[data-submitted] [type="submit"], [data-pressed], label:has([data-pressed])', {
  opacity: 0.6,
  cursor: 'progress',
});
