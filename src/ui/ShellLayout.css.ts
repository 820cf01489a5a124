import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, contentWidth, radius, space, touchTarget } from '#src/theme/tokens.css.ts';
import { variant } from './Button.css';
import { card } from './Card.css';
import { frame, growingFrame } from './dataTable/DataTable.css';
import { input } from './Field.css';
import { markerHeight } from './markerHeight.css';
import { entry } from './NavList.css';
import { notice } from './Notice.css';
import { state, unframed } from './State.css';
import { coveredHeight, staysInView, topBarHeight } from './topBarHeight.css';
import { mark } from './Wordmark.css';

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
  // The drawings of its buttons stand above the edges of the content.
  paddingInline: space.half,
  borderBlockEnd: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '@media': {
    [media.medium]: { paddingInline: '0.75rem' },
    [media.wide]: { display: 'none' },
    [media.narrowest]: { gap: 0, paddingInline: 0 },
  },
});

globalStyle(`:root:has(${topBar})`, {
  '@media': {
    [media.belowWide]: { vars: { [topBarHeight]: TOP_BAR_HEIGHT }, scrollPaddingTop: coveredHeight },
  },
});
globalStyle(`${topBar} *`, staysInView);

export const topBarEnd = style({ marginInlineStart: 'auto' });

/** In a low window all of the sidebar is in view: who does not see Logout does not know that it scrolls. */
const lowerGap = `clamp(${space.x1}, 5vh - 1.3rem, ${space.x3})`;
export const sidebar = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      position: 'sticky',
      insetBlockStart: markerHeight,
      display: 'flex',
      flexDirection: 'column',
      gap: lowerGap,
      height: `calc(100dvh - ${markerHeight})`,
      padding: `${lowerGap} ${space.x2}`,
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${color.line}`,
      backgroundColor: color.surface,
    },
  },
});
globalStyle(`${sidebar} ${entry}`, { minHeight: `clamp(2rem, 6.5vh - 0.9rem, ${touchTarget})` });
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
    [media.narrowest]: { paddingInline: space.x1 },
  },
});

// Where a line has room for few letters, it is for words: what is around them gives way (D721).
const inNarrowest = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@media': { [media.narrowest]: rule } });
inNarrowest(`${topBar} ${mark}`, { display: 'none' });
inNarrowest(`${main} ${card}`, { padding: space.x1 });
inNarrowest(`${main} ${notice}`, { flexDirection: 'column', paddingInline: space.x1 });
inNarrowest(`${main} :is(${variant.primary}, ${variant.secondary})`, { paddingInline: space.x1 });

// Here, since sign-in has one button and a sentence below each field.
const whereForced = (selector: string, rule: StyleRule) =>
  globalStyle(`${shell} ${selector}`, { '@media': { [media.forcedColors]: rule } });
// Where colours are forced a transparent border is drawn, too, and a quiet button stands nearer to what is around it than
// a box can.
whereForced(variant.quiet, { borderStyle: 'none', textDecoration: 'underline' });
// No fill and no red frame tell these from others.
whereForced(variant.primary, {
  forcedColorAdjust: 'none',
  vars: {
    [color.accent]: 'ButtonText',
    [color.accentStrong]: 'ButtonText',
    [color.accentInk]: 'ButtonFace',
    [color.focus]: 'Highlight',
  },
});
whereForced(`${input}[aria-invalid="true"]:not(:focus-visible)`, {
  outline: '1px solid',
  outlineOffset: '-3px',
});
// What failed, or is empty, has the ground of what would stand there, unless that is around it already.
globalStyle(`:where(${main}) ${state}`, {
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
globalStyle(`:is(${card}, ${frame}, ${growingFrame}) ${state}`, unframed);

// All text and the borders of controls as clear as the theme can make them, and lines as clear as borders were. Sign-in,
// which stays as small as it is, has no such lines.
globalStyle(`:root:has(${shell}), :root:has(${shell}) [data-theme]`, {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [color.inkMuted]: color.ink,
        [color.control]: color.ink,
        [color.line]: `color-mix(in srgb, ${color.ink}, ${color.surface})`,
      },
    },
  },
});
