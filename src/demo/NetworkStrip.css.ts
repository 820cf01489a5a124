import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { MARKER_ATTRIBUTE, markerHeight } from '#src/ui/markerHeight.css.ts';
import { visuallyHiddenRule } from '#src/ui/VisuallyHidden.css.ts';

export const words = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: text.small,
  fontWeight: weight.strong,
  color: color.critical,
});
/** All that is on, where there is room for a line of it; elsewhere for a screen reader. */
export const whole = style({ '@media': { [media.belowLarge]: visuallyHiddenRule } });
/** What is on first, and how much else. */
export const short = style({ '@media': { [media.large]: { display: 'none' } } });
export const off = style({
  flexShrink: 0,
  minHeight: '2rem',
  minWidth: touchTarget,
  paddingInline: space.x1,
  border: `1px solid ${color.critical}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.critical,
  textAlign: 'center',
});

// On a phone a second row, for which everything below makes room.
const marker = `[${MARKER_ATTRIBUTE}]`;
globalStyle(`:root:has(${marker} > ${off})`, {
  '@media': {
    [media.small]: { vars: { [markerHeight]: '5.75rem' } },
  },
});
globalStyle(`${marker}:has(> ${off})`, {
  '@media': { [media.small]: { flexWrap: 'wrap', alignContent: 'center', gap: `0 ${space.x1}` } },
});
globalStyle(`${marker}:has(> ${off}) > ${words}`, {
  // Whole, as there is no pointer that would show the rest: in the height of the strip, however large the text.
  '@media': {
    [media.small]: {
      order: 1,
      flex: '1 1 60%',
      fontSize: 'min(0.8125rem, 3.3vw)',
      fontWeight: weight.medium,
      lineHeight: 1.2,
      whiteSpace: 'normal',
    },
    [media.narrowest]: { fontSize: '4.2vw' },
  },
});
globalStyle(`${marker}:has(> ${off}) > button`, {
  // Beside the marker, 320 px wide, too: in three rows the first would be cut off.
  '@media': { [media.small]: { paddingInline: space.half }, [media.narrowest]: { paddingInline: 0 } },
});
globalStyle(`${marker} > ${off}`, { '@media': { [media.small]: { order: 1 } } });
