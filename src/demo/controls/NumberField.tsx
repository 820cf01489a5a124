import { useState } from 'react';
import { ControlField } from './ControlField';

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
  const [text, setText] = useState(String(value));
  const parse = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
  const isValid = (number: number) => number >= min && number <= max;
  return (
    <ControlField
      label={label}
      inputMode="numeric"
      value={text}
      error={isValid(parse(text)) ? undefined : error}
      onChange={({ target }) => {
        setText(target.value);
        if (isValid(parse(target.value))) onChange(parse(target.value));
      }}
    />
  );
}
