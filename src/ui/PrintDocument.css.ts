import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { light } from '#src/theme/palettes.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';
import { MARKER_ATTRIBUTE } from './markerHeight.css';

const PRINT = 'print';

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
    [PRINT]: { padding: 0, border: 0 },
  },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  paddingBlockEnd: space.x2,
  borderBlockEnd: `2px solid ${color.accent}`,
});
export const title = style({ fontSize: text.body, fontWeight: weight.strong });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x2 });

// On paper: light colours, and nothing but the document and the mark of sample data.
globalStyle(':root:root, [data-theme][data-theme]', {
  '@media': {
    [PRINT]: {
      vars: assignVars(color, { ...light, canvas: '#ffffff', surface: '#ffffff' }),
      colorScheme: 'light',
    },
  },
});
const isPrinted = `${sheetOfPaper}, .${sheetOfPaper} *, [${MARKER_ATTRIBUTE}], [${MARKER_ATTRIBUTE}] *`;
globalStyle(`body:has(.${sheetOfPaper}) :not(:has(.${sheetOfPaper}), .${isPrinted})`, {
  '@media': { [PRINT]: { display: 'none !important' } },
});
globalStyle(`body:has(.${sheetOfPaper}) :has(.${sheetOfPaper})`, {
  '@media': {
    [PRINT]: { display: 'block !important', maxWidth: 'none', margin: 0, padding: 0, background: 'none' },
  },
});
globalStyle(`body:has(.${sheetOfPaper}) [${MARKER_ATTRIBUTE}]`, {
  '@media': { [PRINT]: { position: 'static', marginBlockEnd: space.x2 } },
});
globalStyle(`body:has(.${sheetOfPaper}) [${MARKER_ATTRIBUTE}] button`, {
  '@media': { [PRINT]: { display: 'none' } },
});
