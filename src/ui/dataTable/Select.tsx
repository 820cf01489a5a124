import type { ComponentProps } from 'react';
import { ChevronIcon } from '../icons/actions';
import * as styles from './Select.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'onChange'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A native select that looks like a field. */
export const Select = ({ onChange, ...props }: SelectProps) => (
  <span className={styles.frame}>
    <select {...props} className={styles.select} onChange={({ target }) => onChange(target.value)} />
    <span className={styles.chevron}>
      <ChevronIcon size={16} />
    </span>
  </span>
);
