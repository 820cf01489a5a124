import { type ComponentProps, useId, useState } from 'react';
import { classNames } from './classNames';
import * as styles from './Field.css';
import { EyeIcon, EyeOffIcon } from './icons/passcode';

interface FieldProps extends Omit<ComponentProps<'input'>, 'className'> {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  /** what is typed, where each of its characters counts: shown below the input where that has no room for an address */
  readonly whole?: string;
  /** the input is filled in when something has been loaded: what is shown below it has its place before */
  readonly isAwaited?: boolean;
  /** what is shown below the input is announced as it changes */
  readonly isAnnounced?: boolean;
  /** an error message, or several, of which the first is shown */
  readonly error?: string | readonly string[] | null | undefined;
  /** adds a button that shows the password: its labels */
  readonly reveal?: { readonly show: string; readonly hide: string };
}

/** A labelled input, uncontrolled unless given a `value`, as Felte needs it. */
export function Field({
  label,
  hint,
  whole,
  isAwaited,
  isAnnounced,
  error,
  reveal,
  id,
  type = 'text',
  ...rest
}: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const [revealed, setRevealed] = useState(false);
  const message = typeof error === 'string' ? error : error?.[0];
  const errorId = message ? `${inputId}-error` : undefined;
  const hintId = hint ? `${inputId}-hint` : undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          {...rest}
          id={inputId}
          type={revealed ? 'text' : type}
          className={classNames(styles.input, reveal && styles.withReveal)}
          aria-invalid={message ? true : undefined}
          aria-describedby={classNames(errorId, hintId) || undefined}
        />
        {reveal && (
          <button
            type="button"
            className={styles.reveal}
            aria-label={revealed ? reveal.hide : reveal.show}
            aria-controls={inputId}
            onClick={() => setRevealed(!revealed)}
          >
            {revealed ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        )}
      </div>
      {(whole || isAwaited) && (
        <span
          data-whole={whole ?? ''}
          className={isAwaited ? styles.awaitedWhole : styles.whole}
          aria-hidden="true"
        />
      )}
      <div className={styles.messages} aria-live={isAnnounced ? 'polite' : undefined}>
        {message && (
          <p id={errorId} className={styles.error}>
            {message}
          </p>
        )}
        {hint && (
          <p id={hintId} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
