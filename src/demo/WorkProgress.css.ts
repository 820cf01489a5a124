import { style } from '@vanilla-extract/css';
import { color, radius, space, text } from '#src/theme/tokens.css.ts';

/** Above the app and the demo's own drawer. */
export const card = style({
  position: 'fixed',
  insetInline: 0,
  bottom: space.x4,
  zIndex: 1000,
  display: 'grid',
  gap: space.x1,
  width: 'min(24rem, calc(100% - 2rem))',
  marginInline: 'auto',
  padding: `${space.x2} ${space.x3}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: text.small,
  '@media': { print: { display: 'none' } },
});
export const bar = style({ width: '100%', accentColor: color.accent });
