import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text } from '#src/theme/tokens.css.ts';

/** Limits a report to a range of days. */
export const range = style({ '@media': { [media.medium]: { width: '18rem' } } });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
export const progress = style({ width: '100%', height: space.x2, accentColor: color.accent });
export const quiet = style({ fontSize: text.small, color: color.inkMuted });
/** As high as a select with its label. */
export const rangePlace = style([range, { height: '4.375rem' }]);
/** Of a chart and the button below it. */
export const chartPlace = style({ height: '24.75rem' });
/** Of the progress, its explanation and the way to donate. */
export const progressPlace = style({
  height: '9.5rem',
  '@media': { [media.small]: { height: '12.5rem' } },
});
