import { useId } from 'react';
import * as styles from './ControlPanel.css';

interface ControlChoiceProps<Value> {
  /** accessible name; the title of the section shows it, or says as much */
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly about?: string;
  }[];
  readonly value: Value;
  /** one below the other */
  readonly isList?: boolean;
  readonly onChange: (value: Value) => void;
}

/** A choice of the controls among a few; where it is said what each is about, as a list. */
export function ControlChoice<Value>(props: ControlChoiceProps<Value>) {
  const { label, options, value, isList = false, onChange } = props;
  const name = useId();
  const hasAbout = options.some(({ about }) => about !== undefined);
  return (
    <div role="radiogroup" aria-label={label} className={hasAbout || isList ? styles.options : styles.radios}>
      {options.map((option) => (
        <label key={option.label} className={hasAbout ? styles.option : styles.choice}>
          <input
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            {...(hasAbout && { 'aria-label': option.label, 'aria-describedby': `${name}-${option.label}` })}
          />
          <span>
            {option.label}
            {hasAbout && (
              <span id={`${name}-${option.label}`} className={styles.optionHint}>
                {option.about}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
