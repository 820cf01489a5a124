import { useId } from 'react';
import * as styles from './Toolbar.css';

interface DateFieldProps {
  readonly label: string;
  /** `2025-03-05`, or empty */
  readonly value: string;
  /** id of the sentence that says what is wrong with it */
  readonly errorId: string | undefined;
  readonly onChange: (day: string) => void;
}

/** The browser's own date input. Its years end at 9999, so that a fifth digit does not slip in. */
export function DateField({ label, value, errorId, onChange }: DateFieldProps) {
  const id = useId();
  return (
    <div className={styles.dateField}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        max="9999-12-31"
        className={styles.input}
        value={value}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
