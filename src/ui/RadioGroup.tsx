import { type ReactNode, useId } from 'react';
import { classNames } from './classNames';
import * as styles from './RadioGroup.css';

export interface RadioGroupProps<Value extends string> {
  /** accessible name of the group */
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface RadioButtonsProps<Value extends string> extends RadioGroupProps<Value> {
  /** each with its accessible name, and what is shown instead of it */
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  /** size and text of a choice */
  readonly className: string;
}

/** A few choices beside each other, one of which holds. */
export function RadioGroup<Value extends string>(props: RadioButtonsProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={props.label} className={styles.group}>
      {props.choices.map(({ value, label, icon }) => (
        <label
          key={value}
          className={classNames(styles.choice, props.className)}
          title={icon ? label : undefined}
        >
          <input
            type="radio"
            name={name}
            className={styles.radio}
            aria-label={label}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {icon ?? label}
        </label>
      ))}
    </div>
  );
}
