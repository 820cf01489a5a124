import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';
import { formWidth } from '#src/ui/Form.css.ts';

/** As wide as the form whose place it takes. */
export const panel = style({ display: 'grid', gap: space.x3, maxWidth: formWidth, outline: 'none' });
