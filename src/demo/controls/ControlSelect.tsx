import { useId } from 'react';
import * as styles from './ControlPanel.css';

interface ControlSelectProps {
  readonly label: string;
  readonly value: string;
  /** labels by value */
  readonly options: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
}

/** A labelled choice of the controls among many. */
export function ControlSelect({ label, value, options, onChange }: ControlSelectProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(options).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
