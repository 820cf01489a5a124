import { useId } from 'react';
import { Select } from '#src/ui/dataTable/Select.tsx';
import * as styles from './ControlPanel.css';

interface ControlSelectProps {
  readonly label: string;
  readonly value: string;
  /** labels by value */
  readonly options: Readonly<Record<string, string>>;
  /** over the whole width */
  readonly isWide?: boolean;
  readonly onChange: (value: string) => void;
}

/** A labelled choice of the controls among many. */
export function ControlSelect({ label, value, options, isWide = false, onChange }: ControlSelectProps) {
  const id = useId();
  return (
    <div className={isWide ? styles.wideField : styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select id={id} value={value} onChange={onChange}>
        {Object.entries(options).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </div>
  );
}
