import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: `calc(100dvh - ${markerHeight})`,
  backgroundColor: color.surface,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});
export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x4,
  padding: space.x2,
  '@media': { [media.medium]: { padding: space.x4 } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3rem',
});
export const start = style({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const main = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  paddingBlock: space.x4,
  '@media': { [media.medium]: { marginBlock: 'auto', paddingBlock: `0 ${space.x8}` } },
});
export const beside = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: markerHeight,
      display: 'block',
      height: `calc(100dvh - ${markerHeight})`,
      overflow: 'hidden',
      backgroundColor: color.panel,
    },
  },
});
