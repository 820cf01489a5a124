import { globalStyle, style } from '@vanilla-extract/css';
import { color, mono, radius, space, text, weight } from '#src/theme/tokens.css.ts';
import { formWidth } from '#src/ui/Form.css.ts';

/** As wide as the form whose place it takes. */
export const panel = style({ display: 'grid', gap: space.x3, maxWidth: formWidth, outline: 'none' });
/** Inside a form. */
export const compactPanel = style([
  panel,
  {
    gap: space.x2,
    padding: space.x2,
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
  },
]);
export const compactTitle = style({ fontWeight: weight.strong });
export const title = style({ fontSize: text.title, fontWeight: weight.strong, overflowWrap: 'anywhere' });
export const destination = style({
  display: 'block',
  marginBlockStart: space.x1,
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.raised,
  fontFamily: mono,
  wordBreak: 'break-all',
});
export const compared = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.x2,
  rowGap: space.half,
  marginBlock: space.x1,
});
export const address = style({ fontFamily: mono, overflowWrap: 'anywhere', fontVariantLigatures: 'none' });
globalStyle(`${address} mark`, {
  backgroundColor: color.warning,
  color: color.surface,
  fontWeight: weight.strong,
});
export const aboveForm = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space.x3 } } });
export const ahead = style({ fontSize: text.small, color: color.warning });
