import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { figure, space, weight } from '#src/theme/tokens.css.ts';

export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });
/** The amount is the figure of its row. */
export const amount = style({ fontSize: figure.medium, lineHeight: 1.25 });
globalStyle(`${amount} *`, { fontWeight: weight.strong });
export const copyable = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x1,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

// The sheet is as narrow as a phone, at any width of the window.
globalStyle(`${details} dl > div`, {
  '@media': { [media.medium]: { gridTemplateColumns: '9rem minmax(0, 1fr)', alignItems: 'center' } },
});
