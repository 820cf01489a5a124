import { useId, useState } from 'react';
import * as styles from './ControlPanel.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** shown while there is no whole number in this range, which is then not taken over */
  readonly error: string;
  readonly onChange: (value: number) => void;
}

/** A field of a whole number, which keeps what is typed and takes over what is valid. */
export function NumberField({ label, value, min, max, error, onChange }: NumberFieldProps) {
  const id = useId();
  const [text, setText] = useState(String(value));
  const parse = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
  const isValid = (number: number) => number >= min && number <= max;
  const hasError = !isValid(parse(text));
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode="numeric"
        value={text}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${id}-error` : undefined}
        onChange={(event) => {
          const typed = event.target.value;
          setText(typed);
          if (isValid(parse(typed))) onChange(parse(typed));
        }}
      />
      {hasError && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
