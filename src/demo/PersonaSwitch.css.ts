import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, weight } from '#src/theme/tokens.css.ts';

/** In the strip, where there is room for it; elsewhere it is among the controls. */
export const initials = style({
  border: 'none',
  padding: 0,
  display: 'none',
  gap: space.half,
  '@media': { [media.medium]: { display: 'flex' } },
});
export const initial = style({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  border: `1px solid ${color.warning}`,
  borderRadius: '50%',
  backgroundColor: 'transparent',
  color: color.warning,
  fontSize: text.small,
  fontWeight: weight.strong,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: color.warning, color: color.warningSoft },
    '&:disabled': { cursor: 'default' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-pressed="true"]': { outline: '2px solid Highlight', outlineOffset: '1px' } },
    },
  },
});
export const names = style({ border: 'none', padding: 0, display: 'grid', gap: space.half, width: '100%' });
export const name = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: '2.75rem',
  padding: `${space.x1} ${space.x2}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: color.accent, backgroundColor: color.accentSoft },
  },
});
export const current = style({ fontSize: text.small, color: color.inkMuted });
