import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './media';
import { color, space } from './tokens.css';

const layout = defineProperties({
  conditions: { small: {}, medium: { '@media': media.medium }, wide: { '@media': media.wide } },
  defaultCondition: 'small',
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    gap: space,
  },
});

const placing = defineProperties({
  properties: {
    alignItems: ['start', 'center', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'space-between', 'end'],
    flexWrap: ['wrap'],
    marginTop: space,
    color: { ink: color.ink, muted: color.inkMuted, accent: color.accent },
  },
});

/** For what a view lays out once and no component says: `sprinkles({ display: 'grid', gap: 'x3' })`. */
export const sprinkles = createSprinkles(layout, placing);
