import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';
import { drawer } from '#src/ui/Drawer.css.ts';

/** The same drawer as the menu's, from the other side. */
export const panel = style([
  drawer,
  {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    width: 'min(24rem, 92vw)',
    borderInlineStart: `1px solid ${color.line}`,
    animation: 'none',
  },
]);
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const part = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x1,
  paddingBlockStart: space.x2,
  borderBlockStart: `1px solid ${color.line}`,
});
/** A fieldset without its default border. */
export const group = style([part, { border: 'none' }]);
export const groupName = style({ fontWeight: weight.strong });
export const hint = style({ fontSize: text.small, color: color.inkMuted });
export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const choice = style({ display: 'flex', alignItems: 'center', gap: space.x1, minHeight: '2.75rem' });
export const mail = style({ fontSize: text.small });
