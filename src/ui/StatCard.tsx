import type { ReactNode } from 'react';
import * as styles from './StatCard.css';
import { StatValue } from './StatValue';

interface StatCardProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** as it is to be read; absent while it is on its way, when a skeleton holds its place */
  readonly value: string | undefined;
  readonly description?: string | undefined;
  /** takes the place of two, where there are columns */
  readonly wide?: boolean;
}

/** One figure with its name: a term and its definitions, a child of `StatList`. */
export const StatCard = ({ icon, title, value, description, wide = false }: StatCardProps) => (
  <div className={wide ? styles.wideStatCard : styles.statCard}>
    <dt className={styles.heading}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.title}>{title}</span>
    </dt>
    <dd className={styles.value}>
      <StatValue size="fit" value={value} />
    </dd>
    {description && <dd className={styles.description}>{description}</dd>}
  </div>
);

interface StatListProps {
  readonly children: ReactNode;
  /** in a row where there is room: 4 are 2 on a tablet, all are 1 on a phone; their number should fill the rows */
  readonly columns: keyof typeof styles.list;
  readonly busy?: boolean;
}

/** The sheet of stat cards. */
export const StatList = ({ children, columns, busy = false }: StatListProps) => (
  <dl className={styles.list[columns]} aria-busy={busy || undefined}>
    {children}
  </dl>
);
