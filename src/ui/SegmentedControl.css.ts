import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import * as icons from './ThemeSwitch.css';

// As the choices of the appearance, which are icons: sign-in has those already.
export const { radio } = icons;
export const group = style([
  icons.group,
  // The lines of those that have no room in one, as with text that is set wider, have round ends, too.
  {
    flexWrap: 'wrap',
    maxWidth: '100%',
    borderRadius: `calc(${touchTarget} / 2 + 3px)`,
    '@media': { [media.narrowest]: { display: 'grid', borderRadius: radius.card } },
  },
]);
const anySize = { width: 'auto', height: 'auto' } as const;
export const choice = style([
  icons.choice,
  {
    ...anySize,
    minHeight: touchTarget,
    paddingInline: `min(${space.x2}, 4vw)`,
    fontSize: text.small,
    fontWeight: weight.medium,
    whiteSpace: 'nowrap',
    '@media': {
      // One below another they need no more height than a finger does.
      [media.narrowest]: { minHeight: 'max(44px, 2rem)', borderRadius: radius.control },
      [media.wide]: { ...anySize, minHeight: '2rem' },
    },
  },
]);
