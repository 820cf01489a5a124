import { useId } from 'react';
import { Select } from './Select';
import * as styles from './Toolbar.css';

interface FilterSelectProps<Value extends string> {
  /** of the frame; that of a filter by default */
  readonly className?: string;
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A select among a table's filters. */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { className = styles.choiceField, label, value, options, onChange } = props;
  const id = useId();
  const choose = (text: string) => {
    const chosen = options.find((option) => option.value === text);
    if (chosen) onChange(chosen.value);
  };
  return (
    <div className={className}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Select id={id} value={value} onChange={choose}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
