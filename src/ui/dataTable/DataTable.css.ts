import { keyframes, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space } from '#src/theme/tokens.css.ts';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });

/** Size containers, for the card layout of tables with many columns. */
export const containers = {
  tableOfFive: style([stack, { containerType: 'inline-size', containerName: 'tableOfFive' }]),
  tableOfSix: style([stack, { containerType: 'inline-size', containerName: 'tableOfSix' }]),
  tableOfEight: style([stack, { containerType: 'inline-size', containerName: 'tableOfEight' }]),
};

const frameBase = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  scrollMarginBlockStart: space.x2,
});
export const frame = style([frameBase, { overflowX: 'auto' }]);
/** As high as all rows: the page scrolls, and the headers stay in view. */
export const growingFrame = style([frameBase, { overflow: 'clip' }]);

const run = keyframes({ from: { translate: '-100% 0' }, to: { translate: '300% 0' } });
/** Runs along the upper edge while rows are loading. */
export const progressBar = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 2,
  height: '2px',
  overflow: 'hidden',
  pointerEvents: 'none',
  '::before': {
    content: '',
    display: 'block',
    width: '33%',
    height: '100%',
    backgroundColor: color.accent,
    animation: `${run} 1.2s linear infinite`,
  },
  '@media': { [media.reducedMotion]: { '::before': { width: '100%' } } },
});

export const empty = style({
  padding: `${space.x4} ${space.x2}`,
  textAlign: 'center',
  color: color.inkMuted,
});
export const noMatch = style([empty, { display: 'grid', justifyItems: 'center', gap: space.x2 }]);
