import { globalStyle, style } from '@vanilla-extract/css';
import { color, radius, space, weight } from '../../theme/tokens.css';

export const frame = style({
  overflow: 'auto',
  maxHeight: 'min(44rem, 80dvh)',
  padding: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
});
export const drawn = style({ width: 'fit-content', marginInline: 'auto' });

globalStyle(`${drawn} svg`, { maxWidth: 'none' });
globalStyle(`${drawn} foreignObject`, { overflow: 'visible' });
// An id in the library's own styles weighs more than any class.
globalStyle(`${drawn} path[data-visited="false"]`, { strokeDasharray: '4 4 !important' });
globalStyle(`${drawn} path[data-visited="true"]`, {
  stroke: `${color.accent} !important`,
  strokeWidth: '3px !important',
});
globalStyle(`${drawn} [data-visited="true"] rect`, {
  stroke: `${color.accent} !important`,
  strokeWidth: '3px !important',
  fill: `${color.accentSoft} !important`,
});
globalStyle(`${drawn} .label[data-visited="true"] p`, {
  color: `${color.accent} !important`,
  fontWeight: weight.strong,
});
globalStyle(`${drawn} .label[data-visited="true"] p::before`, { content: '"✓ "' });
