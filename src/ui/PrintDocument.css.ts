import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';
import { variant } from './Button.css';
import { MARKER_ATTRIBUTE } from './markerHeight.css';

const PRINT = 'print';

/** While it is rendered, nothing but it and the mark of sample data is on paper. */
export const printedAlone = style({});
export const sheetOfPaper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  '@media': {
    [media.medium]: { padding: space.x4 },
    [media.narrowest]: { paddingInline: space.x1 },
    [PRINT]: { display: 'table', width: '100%', padding: 0, border: 0 },
  },
});
globalStyle(`${sheetOfPaper} > * + *`, { '@media': { [PRINT]: { marginBlockEnd: space.x3 } } });
/** At the top of each page. */
export const runningHead = style({
  '@media': { [PRINT]: { display: 'table-header-group', breakInside: 'avoid' } },
});
/** Of the pages after the first, where nothing else says whose it is. */
export const subject = style({
  display: 'none',
  '@media': { [PRINT]: { display: 'block', flexBasis: '100%', fontSize: text.small, color: color.inkMuted } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  paddingBlockEnd: space.x2,
  borderBlockEnd: `2px solid ${color.accent}`,
  '@media': { [PRINT]: { gap: `0 ${space.x2}`, marginBlockEnd: space.x2 } },
});
export const title = style({ fontSize: text.body, fontWeight: weight.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x2 });
globalStyle(`${actions} > ${variant.quiet}`, { marginInline: `-${space.x1}` });

const isPrinted = `${printedAlone}, .${printedAlone} *, [${MARKER_ATTRIBUTE}], [${MARKER_ATTRIBUTE}] *`;
globalStyle(`body:has(.${printedAlone}) :not(:has(.${printedAlone}), .${isPrinted})`, {
  '@media': { [PRINT]: { display: 'none !important' } },
});
globalStyle(`body:has(.${printedAlone}) :has(.${printedAlone}):not(:has(> [${MARKER_ATTRIBUTE}]))`, {
  '@media': {
    [PRINT]: { display: 'block !important', maxWidth: 'none', margin: 0, padding: 0, background: 'none' },
  },
});
