import type { ReactNode } from 'react';
import { Figure } from './Figure';
import * as styles from './StatCard.css';

interface StatCardProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** as it is to be read; absent while it is on its way, when a skeleton holds its place */
  readonly value: string | undefined;
  readonly description?: string | undefined;
}

/** One figure with its name: a term and its definitions, a child of `StatList`. */
export const StatCard = ({ icon, title, value, description }: StatCardProps) => (
  <div className={styles.statCard}>
    <dt className={styles.heading}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.title}>{title}</span>
    </dt>
    <dd className={styles.value}>
      <Figure size="fit" value={value} />
    </dd>
    {description && <dd className={styles.description}>{description}</dd>}
  </div>
);

/** The sheet of stat cards, as many in a row as fit. */
export const StatList = ({
  children,
  busy = false,
}: {
  readonly children: ReactNode;
  readonly busy?: boolean;
}) => (
  <dl className={styles.list} aria-busy={busy || undefined}>
    {children}
  </dl>
);
