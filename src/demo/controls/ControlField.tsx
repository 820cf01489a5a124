import { type ComponentProps, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './ControlPanel.css';

interface ControlFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** over the whole width */
  readonly isWide?: boolean;
  /** what is done with what is typed: by a button beside it, or the Enter key */
  readonly action?: { readonly label: string; readonly busy?: boolean; readonly onPress: () => void };
}

export function ControlField({ label, hint, error, isWide = false, action, ...input }: ControlFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const [presses, setPresses] = useState(0);
  const focusRefused = useEffectEvent(() => {
    if (error !== undefined) document.getElementById(id)?.focus();
  });
  // Also where the same error comes once more, which nothing else would say.
  useEffect(() => {
    if (presses > 0) focusRefused();
  }, [presses]);
  const control = (
    <input
      {...input}
      id={id}
      className={styles.input}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={classNames(errorId, hintId) || undefined}
    />
  );
  return (
    <div className={isWide || action ? styles.wideField : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {action ? (
        <form
          noValidate
          className={styles.withButton}
          onSubmit={(event) => {
            event.preventDefault();
            action.onPress();
            setPresses(presses + 1);
          }}
        >
          {control}
          <Button variant="secondary" type="submit" busy={action.busy ?? false}>
            {action.label}
          </Button>
        </form>
      ) : (
        control
      )}
      {error !== undefined && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
