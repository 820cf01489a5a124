import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, contentWidth, space, text, weight } from '#src/theme/tokens.css.ts';

const base = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Under dialogs and menus, over all that belongs to the page.
  zIndex: 30,
  maxHeight: '60dvh',
  overflowY: 'auto',
  borderBlockStart: `3px solid ${color.accent}`,
  backgroundColor: color.surface,
  color: color.ink,
  '@media': { print: { display: 'none' } },
});
// The room for the bar is an inline style.
globalStyle('body', { '@media': { print: { paddingBlockEnd: '0 !important' } } });

export const bar = styleVariants({
  plain: [base],
  passed: [base, { backgroundColor: color.accentSoft }],
  failed: [base, { borderBlockStartColor: color.critical, backgroundColor: color.criticalSoft }],
});
export const inside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x1,
  maxWidth: `calc(${contentWidth} + 16.5rem)`,
  marginInline: 'auto',
  padding: `${space.x1} ${space.x2}`,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: space.x3,
      padding: `0.75rem ${space.x3}`,
    },
  },
});
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.half,
  alignContent: 'start',
});
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space.x2,
  fontSize: text.small,
  color: color.inkMuted,
});
/** What keys do: a touch screen has none. */
export const keys = style([quiet, { display: 'none', '@media': { [media.hover]: { display: 'flex' } } }]);
export const place = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const title = style({
  flex: '1 1 10rem',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const sentence = style({ fontWeight: weight.strong, minHeight: '1.5em' });
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: space.x1,
  '@media': { [media.small]: { columnGap: space.half } },
});
// Five buttons in a row on a phone, also 320 px wide.
globalStyle(`${controls} > button`, {
  '@media': { [media.small]: { paddingInline: 'clamp(0.35rem, 5.7vw - 0.8rem, 0.6rem)' } },
});
/** Across both columns. */
export const whole = style({ gridColumn: '1 / -1', minWidth: 0 });
