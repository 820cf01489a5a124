import * as styles from './Button.css';
import { classNames } from './classNames';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The look of a button for whatever is a link: `<Link href={…} className={buttonClass('secondary')}>`. */
export const buttonClass = (variant: ButtonVariant, fullWidth = false): string =>
  classNames(styles.variant[variant], fullWidth && styles.fullWidth);
