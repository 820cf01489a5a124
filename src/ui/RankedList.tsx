import type { ReactNode } from 'react';
import * as styles from './RankedList.css';

interface RankedListProps {
  /** the first is the highest */
  readonly items: readonly { readonly key: string; readonly name: ReactNode; readonly value: ReactNode }[];
  readonly busy?: boolean;
}

/** Ranked names with a value each. */
export const RankedList = ({ items, busy = false }: RankedListProps) => (
  <ol className={styles.list} aria-busy={busy || undefined}>
    {items.map(({ key, name, value }, index) => (
      <li key={key} className={styles.row}>
        <span aria-hidden="true" className={styles.rank}>
          {index + 1}
        </span>
        <span className={styles.name}>{name}</span>
        <span className={styles.value}>{value}</span>
      </li>
    ))}
  </ol>
);
