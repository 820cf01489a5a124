import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, motion, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { inputFrame } from '../inputFrame';
import { cardLayout } from './cardLayout';

export const toolbar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x1 });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.x2,
  '@media': { [media.small]: { alignItems: 'center', rowGap: space.x1 } },
});

/** Opens the filters on a phone. */
export const disclosure = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.half,
  minHeight: touchTarget,
  // Its words begin where the table does.
  marginInlineStart: `-${space.half}`,
  paddingInline: space.half,
  fontWeight: weight.medium,
  color: color.accent,
  borderRadius: radius.control,
  '@media': { [media.medium]: { display: 'none' } },
});
export const chevron = style({ transition: `rotate ${motion}` });
export const chevronOpen = style([chevron, { rotate: '180deg' }]);

export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  flex: '1 1 0',
  '@media': {
    [media.small]: {
      order: 1,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      flex: '1 0 100%',
      paddingBlockEnd: space.x1,
    },
  },
});
export const closed = style({ '@media': { [media.small]: { display: 'none' } } });

const field = style({ display: 'grid', alignContent: 'start', gap: space.half, minWidth: 0 });
// Narrow enough for three in a line of a tablet.
export const filterField = style([
  field,
  { '@media': { [media.medium]: { flex: '1 1 8.5rem', maxWidth: '18rem' } } },
]);
// As wide as the longest of its choices.
export const choiceField = style([
  field,
  { '@media': { [media.medium]: { flex: '1 1 11.75rem', maxWidth: '12.5rem' } } },
]);
/** Only in the narrow layout. */
export const sortField = style([
  field,
  { display: 'none', '@media': { [media.medium]: { flex: '1 1 12.75rem', maxWidth: '14rem' } } },
  cardLayout({ display: 'grid' }),
]);
export const daysField = style({
  minWidth: 0,
  '@media': { [media.medium]: { flex: '1 1 10rem', maxWidth: '15rem' } },
});
export const dateField = style([
  field,
  // Firefox cuts the date off where it has no room beside its calendar button.
  { '@supports': { '(-moz-appearance: none)': { minWidth: '11rem' } } },
]);

export const label = style({ fontSize: text.small, fontWeight: weight.medium, color: color.inkMuted });

export const input = style({
  ...inputFrame,
  minWidth: 0,
  paddingInline: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${motion}`,
  selectors: {
    '&:focus-visible': { outlineOffset: '0px', borderColor: color.focus },
    '&[aria-invalid="true"]': { borderColor: color.critical, boxShadow: `inset 0 0 0 1px ${color.critical}` },
  },
});

export const dateInput = style([input, { paddingInline: space.x1 }]);
/**
 * WebKit shows today in an empty date field, as if it had been chosen. Only WebKit has this property, the others show how
 * to write a date. A field that is being edited, or is half filled in, shows what is in it.
 */
export const emptyDateInput = style([
  dateInput,
  {
    '@supports': {
      '(hanging-punctuation: first)': {
        selectors: { '&:not(:focus, :invalid)::-webkit-datetime-edit': { opacity: 0 } },
      },
    },
  },
]);

export const download = style({
  flexShrink: 0,
  // Its words begin and end where the table does; the page has a margin for what is around them.
  selectors: { 'main &': { marginInline: `-${space.x1}` } },
  '@media': { [media.narrowest]: { flexShrink: 1 } },
});
export const placeholder = style({ visibility: 'hidden' });
