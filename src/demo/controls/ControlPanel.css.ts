import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, mono, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { drawer } from '#src/ui/Drawer.css.ts';
import { inputFrame } from '#src/ui/inputFrame.ts';

/** The same drawer as the menu's, from the other side; a phone's whole width. */
export const panel = style([
  drawer,
  {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    gap: 0,
    width: '100vw',
    padding: 0,
    overflow: 'hidden',
    borderInlineStart: `1px solid ${color.line}`,
    borderInlineEnd: 'none',
    accentColor: color.accent,
    animation: 'none',
    '@media': { [media.medium]: { width: '27rem' } },
  },
]);
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space.x1} ${space.x1} 0 ${space.x2}`,
});
export const title = style({ fontSize: '1.125rem' });
export const body = style({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });
export const search = style({
  display: 'grid',
  gap: space.half,
  padding: `${space.x1} ${space.x2} 0`,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const searchStatus = style({
  fontSize: text.small,
  color: color.inkMuted,
  selectors: { '&:not(:empty)': { paddingBlockEnd: space.x1 } },
});
export const tabs = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  '@media': {
    [media.narrowest]: {
      gridTemplateColumns: 'repeat(3, auto)',
      columnGap: space.half,
      fontSize: text.small,
    },
  },
  selectors: { '&[hidden]': { display: 'none' } },
});
export const tab = style({
  minHeight: touchTarget,
  borderBlockEnd: '3px solid transparent',
  textAlign: 'center',
  fontWeight: weight.medium,
  color: color.inkMuted,
  selectors: {
    '&[data-state="active"]': { borderBlockEndColor: color.accent, color: color.accent },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [media.hover]: { selectors: { '&[data-state="inactive"]:hover': { color: color.ink } } },
    // Every colour is forced there, that of a transparent border, too.
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: { '&[data-state="active"]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});
export const groups = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `0 ${space.x2} ${space.x4}`,
});
export const notice = style({ paddingBlockStart: space.x2 });
export const group = style({ selectors: { '&[data-state="inactive"]': { display: 'none' } } });
/** Shown by what it holds instead. */
export const foundGroup = style({
  selectors: {
    '&[data-state="inactive"]': { display: 'block' },
    '&:not(:has(> section:not([hidden])))': { display: 'none' },
  },
});
export const groupTitle = style({
  paddingBlockStart: space.x2,
  fontSize: text.small,
  fontWeight: weight.medium,
  color: color.inkMuted,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.x1,
  paddingBlock: space.x2,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&[hidden]': { display: 'none' },
  },
});
globalStyle(`${section} [data-control][hidden]`, { display: 'none' });
export const sectionTitle = style({ fontWeight: weight.strong });
export const hint = style({ fontSize: text.small, color: color.inkMuted });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const radios = style([choices, { columnGap: space.x3 }]);
export const choice = style({ display: 'flex', alignItems: 'center', gap: space.x1, minHeight: touchTarget });
export const options = style({ display: 'grid', width: '100%' });
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'baseline',
  gap: space.x1,
  minHeight: touchTarget,
  paddingBlock: space.half,
});
export const optionHint = style({ display: 'block', fontSize: text.small, color: color.inkMuted });
/** Controls or calls, one below the other, each to be opened. */
export const rows = style({ width: '100%' });
export const row = style({
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${color.line}` } },
});
export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space.x1,
  minHeight: touchTarget,
  paddingBlock: space.half,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-2px' },
    // A chevron, which points down when it is open.
    '&::before': {
      content: '',
      flexShrink: 0,
      width: '0.4375rem',
      height: '0.4375rem',
      marginInline: '0.125rem 0.25rem',
      borderBlockEnd: `2px solid ${color.inkMuted}`,
      borderInlineEnd: `2px solid ${color.inkMuted}`,
      transform: 'rotate(-45deg)',
    },
    '[open] > &::before': { transform: 'translateY(-2px) rotate(45deg)' },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.raised } } } },
});
globalStyle(`${rowHead} > :last-child:not(:first-child)`, { marginInlineStart: 'auto', textAlign: 'end' });
export const rowName = style({
  flex: '1 1 10rem',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.x1,
});
export const code = style({
  fontFamily: mono,
  fontSize: '0.8125rem',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});
export const figures = style({
  fontSize: text.small,
  color: color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const on = style({ fontSize: text.small, fontWeight: weight.strong, color: color.critical });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space.x1,
  paddingBlock: `0 ${space.x2}`,
});
export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.half,
  minWidth: 0,
});
export const wideField = style([field, { gridColumn: '1 / -1', width: '100%' }]);
export const label = style({ fontSize: text.small, fontWeight: weight.medium });
export const input = style({
  ...inputFrame,
  paddingInline: '0.75rem',
  selectors: { '&[aria-invalid="true"]': { borderColor: color.critical } },
});
export const error = style({ fontSize: text.small, fontWeight: weight.medium, color: color.critical });
export const rowBody = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.x1,
  paddingBlockEnd: space.x2,
});
export const json = style({
  width: '100%',
  maxHeight: '14rem',
  overflow: 'auto',
  padding: space.x1,
  borderRadius: radius.control,
  backgroundColor: color.raised,
  fontFamily: mono,
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const reading = style({ fontVariantNumeric: 'tabular-nums' });
export const withButton = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1, width: '100%' });
// A date needs more than others: the button is then below it.
globalStyle(`${withButton} > input`, { flex: '1 1 10rem', minWidth: 0 });
export const spanFields = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr auto',
  columnGap: space.x1,
  width: '100%',
  '@media': {
    [media.narrowest]: { display: 'flex', flexDirection: 'column', alignItems: 'start', rowGap: space.x1 },
  },
});
// Labels, inputs and the sentence about an error have a row each.
globalStyle(`${spanFields} > ${field}`, { gridRow: '1 / span 3', gridTemplateRows: 'subgrid' });
globalStyle(`${spanFields} > button`, {
  gridRow: 2,
  alignSelf: 'center',
  '@media': { [media.narrowest]: { alignSelf: 'start' } },
});
