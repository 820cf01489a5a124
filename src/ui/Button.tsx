import type { ComponentProps, MouseEvent } from 'react';
import * as styles from './Button.css';
import { classNames } from './classNames';
import { Spinner } from './Spinner';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

/** The class of a link that looks like a button: `<Link href={…} className={buttonClass('secondary')}>`. */
export const buttonClass = (variant: ButtonVariant, fullWidth = false): string =>
  classNames(styles.variant[variant], fullWidth && styles.fullWidth);

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** primary by default; one primary button for each screen */
  readonly variant?: ButtonVariant;
  /** shows a spinner; clicks do nothing */
  readonly busy?: boolean;
  /** clicks do nothing; the button stays focusable, so that the focus is not lost where a press disables it */
  readonly disabled?: boolean;
  readonly fullWidth?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  disabled = false,
  fullWidth = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(variant, fullWidth)}
      aria-disabled={busy || disabled || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      <span className={busy ? styles.labelBusy : styles.label}>{children}</span>
      {busy && (
        <span className={styles.busyMark}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
