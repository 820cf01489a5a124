import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space } from '#src/theme/tokens.css.ts';

export const lead = style({ color: color.inkMuted });
/** The balance and the latest transfers are one column beside the form where that is wide enough. */
export const page = style({
  '@media': { [media.large]: { gridTemplateRows: 'auto 1fr' } },
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridColumn: 1 }, [media.large]: { gridRow: '1 / span 2' } },
});
export const latest = style({
  marginBlockStart: space.x1,
  '@media': {
    [media.medium]: { gridColumn: '1 / -1' },
    [media.large]: { gridColumn: 2 },
  },
});
