import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/actions';
import * as styles from './Select.css';

interface SelectProps {
  readonly id: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** its options */
  readonly children: ReactNode;
}

/** A native select that looks like a field. */
export const Select = ({ id, value, onChange, children }: SelectProps) => (
  <span className={styles.frame}>
    <select id={id} className={styles.select} value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
    <span className={styles.chevron}>
      <ChevronIcon size={16} />
    </span>
  </span>
);
