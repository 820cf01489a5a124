import { style } from '@vanilla-extract/css';
import { media } from '#src/theme/media.ts';
import { color, space, text } from '#src/theme/tokens.css.ts';

export const range = style({ '@media': { [media.medium]: { width: '18rem' } } });
export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x2 });
export const progress = style({ width: '100%', height: space.x2, accentColor: color.accent });
export const quiet = style({ fontSize: text.small, color: color.inkMuted });
