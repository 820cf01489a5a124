import { useId } from 'react';
import * as styles from './SegmentedControl.css';

interface SegmentedControlProps<Value extends string> {
  /** accessible name of the group */
  readonly label: string;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A few choices beside each other, one of which holds. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, choices, onChange } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.group}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.choice}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  );
}
