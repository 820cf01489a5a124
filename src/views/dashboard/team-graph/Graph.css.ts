import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, radius, space, text, touchTarget, weight } from '#src/theme/tokens.css.ts';
import { variant } from '#src/ui/Button.css.ts';
import { state as message, unframed } from '#src/ui/State.css.ts';
import { CANVAS_HEIGHT } from './viewport';

/** Dark in both themes (R2.56). A picture, whose fills are stages: forced colours leave it as it is. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  padding: space.x2,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.ink,
  forcedColorAdjust: 'none',
});
export const state = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minHeight: CANVAS_HEIGHT,
  color: color.ink,
});
globalStyle(`${state} > ${message}`, unframed);
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x1 });
/** Their words end where the frame does. */
globalStyle(`${toolbar} > ${buttons}`, { marginInline: `-${space.x1}` });

export const breadcrumb = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: text.small,
});
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  fontWeight: weight.medium,
  selectors: {
    '&:not(:first-child)::before': { content: '"›" / ""', paddingInline: space.x1, color: color.inkMuted },
  },
});
export const crumbButton = style({
  minHeight: touchTarget,
  fontWeight: weight.regular,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const memberBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
globalStyle(`${memberBar} > ${buttons}`, { columnGap: space.x2 });
globalStyle(`${memberBar} ${variant.quiet}`, { marginInline: `-${space.x1}` });
export const memberText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const memberName = style({ fontWeight: weight.strong });
export const memberDetail = style({ fontSize: text.small, color: color.inkMuted });
export const canvas = style({ minHeight: CANVAS_HEIGHT, minWidth: 0 });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  fontSize: text.small,
  color: color.inkMuted,
});
export const ramp = style({
  display: 'flex',
  gap: '2px',
  width: '20.5rem',
  maxWidth: '100%',
  '@media': { [media.narrowest]: { display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)' } },
});
export const tint = style({
  flex: '1 1 0',
  borderBlockEnd: '0.5rem solid',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
const outlined = (border: string) =>
  style({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.x1,
    '::before': { content: '', width: '1.125rem', height: '1.125rem', border, borderRadius: '3px' },
  });
/** As the squares of members have them. */
export const closed = outlined(`3px solid ${color.accent}`);
export const notActive = outlined(`2px dashed ${color.control}`);
