import type { ReactNode } from 'react';
import * as styles from './DefinitionList.css';

interface DefinitionListProps {
  /** `term` is unique in its list */
  readonly items: readonly { readonly term: string; readonly definition: ReactNode }[];
}

/** Terms and their definitions, separated by lines. */
export const DefinitionList = ({ items }: DefinitionListProps) => (
  <dl className={styles.list}>
    {items.map(({ term, definition }) => (
      <div key={term} className={styles.row}>
        <dt className={styles.term}>{term}</dt>
        <dd className={styles.definition}>{definition}</dd>
      </div>
    ))}
  </dl>
);
