import { style } from '@vanilla-extract/css';
import { color, radius, space } from '../../theme/tokens.css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });

/** Measured by what is in it. */
export const crowded = {
  tableOfSix: style([stack, { containerType: 'inline-size', containerName: 'tableOfSix' }]),
  tableOfEight: style([stack, { containerType: 'inline-size', containerName: 'tableOfEight' }]),
};

export const frame = style({
  position: 'relative',
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  overflowX: 'auto',
  scrollMarginBlockStart: space.x8,
});

export const nothing = style({
  padding: `${space.x4} ${space.x2}`,
  textAlign: 'center',
  color: color.inkMuted,
});
export const noMatch = style([nothing, { display: 'grid', justifyItems: 'center', gap: space.x2 }]);
