import { style } from '@vanilla-extract/css';
import { color, space, text, weight } from '#src/theme/tokens.css.ts';

/** The title is as wide as its text, and so is its focus outline. */
export const frame = style({ display: 'flex', overflowWrap: 'anywhere' });
export const title = style({ fontSize: text.title, fontWeight: weight.strong, letterSpacing: '-0.015em' });
export const lead = style({ marginTop: space.half, color: color.inkMuted });
