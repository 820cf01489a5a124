import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, contentWidth, space } from '#src/theme/tokens.css.ts';
import { markerHeight } from './markerHeight.css';
import { coveredHeight, staysInView, topBarHeight } from './topBarHeight.css';

export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: '16.5rem minmax(0, 1fr)' } },
});

const TOP_BAR_HEIGHT = '3.5rem';

export const topBar = style({
  position: 'sticky',
  insetBlockStart: markerHeight,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: TOP_BAR_HEIGHT,
  paddingInline: space.x1,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '@media': { [media.wide]: { display: 'none' } },
});

globalStyle(`:root:has(${topBar})`, {
  '@media': {
    [media.belowWide]: { vars: { [topBarHeight]: TOP_BAR_HEIGHT }, scrollPaddingTop: coveredHeight },
  },
});
globalStyle(`${topBar} *`, staysInView);

export const topBarEnd = style({ marginInlineStart: 'auto' });

export const sidebar = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: markerHeight,
      display: 'flex',
      flexDirection: 'column',
      gap: space.x3,
      height: `calc(100dvh - ${markerHeight})`,
      padding: `${space.x3} ${space.x2}`,
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${color.line}`,
      backgroundColor: color.surface,
    },
  },
});
export const brand = style({ paddingInline: space.x1 });
export const foot = style({ marginBlockStart: 'auto', display: 'grid', gap: space.x1 });

export const main = style({
  width: '100%',
  maxWidth: `calc(${contentWidth} + 2 * ${space.x4})`,
  marginInline: 'auto',
  padding: `${space.x3} ${space.x2} ${space.x6}`,
  '@media': {
    [media.medium]: { padding: `${space.x4} ${space.x3} ${space.x8}` },
    [media.wide]: { padding: `${space.x6} ${space.x4} ${space.x8}` },
  },
});
