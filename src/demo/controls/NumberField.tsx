import { type Ref, useState } from 'react';
import { ControlField } from './ControlField';

interface NumberFieldProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** shown while there is no whole number in this range, which is then not taken over */
  readonly error: string;
  readonly onChange: (value: number) => void;
  readonly onInvalid?: () => void;
}

/** A field of a whole number, which keeps what is typed and takes over what is valid. */
export function NumberField({ ref, label, value, min, max, error, onChange, onInvalid }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const parse = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
  const isValid = (number: number) => number >= min && number <= max;
  return (
    <ControlField
      ref={ref}
      label={label}
      inputMode="numeric"
      value={text}
      error={isValid(parse(text)) ? undefined : error}
      onChange={({ target }) => {
        setText(target.value);
        if (isValid(parse(target.value))) onChange(parse(target.value));
        else onInvalid?.();
      }}
    />
  );
}
