import { useId } from 'react';
import * as styles from './Toolbar.css';

interface DateFieldProps {
  readonly label: string;
  /** `2025-03-05`, or empty */
  readonly value: string;
  readonly errorId: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A native date input. Without `max`, years could have six digits. */
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
        className={value === '' ? styles.emptyDateInput : styles.dateInput}
        value={value}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
