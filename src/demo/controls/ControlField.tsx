import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './ControlPanel.css';

interface ControlFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'children'> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** over the whole width, with what is beside it */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A labelled input of the controls, beside whose end its button stands. */
export function ControlField({ label, hint, error, isWide = false, children, ...input }: ControlFieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={isWide ? styles.wideField : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.withButton}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={classNames(errorId, hintId) || undefined}
        />
        {children}
      </div>
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
