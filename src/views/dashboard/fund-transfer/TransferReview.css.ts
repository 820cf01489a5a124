import { style } from '@vanilla-extract/css';
import { space } from '#src/theme/tokens.css.ts';

/** A receipt is read from top to bottom and needs little width. */
export const receipt = style({ display: 'grid', gap: space.x2, maxWidth: '44rem' });
/** It gets the focus. */
export const outcome = style({ outline: 'none' });
/** The warning over the history and its buttons. */
export const unconfirmed = style({ display: 'grid', gap: space.x3 });
