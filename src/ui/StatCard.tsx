import type { ReactNode } from 'react';
import { classNames } from './classNames';
import * as styles from './StatCard.css';
import { StatValue } from './StatValue';

interface StatCardProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** formatted; undefined while loading, which shows a skeleton */
  readonly value: ReactNode | undefined;
  readonly description?: ReactNode;
  /** decorative, below the value: what screen readers hear is the value */
  readonly picture?: ReactNode;
}

const StatCard = ({ icon, title, value, description, picture }: StatCardProps) => (
  <div className={styles.statCard}>
    <dt className={styles.heading}>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.title}>{title}</span>
    </dt>
    <dd className={styles.value}>
      <StatValue size="fit" value={value} />
    </dd>
    {description && <dd className={styles.description}>{description}</dd>}
    {picture && (
      <dd aria-hidden="true" className={styles.description}>
        {picture}
      </dd>
    )}
  </div>
);

interface StatListProps {
  /** each with its own title */
  readonly cards: readonly StatCardProps[];
  /** on wide screens: 4 become 2 on a tablet, all become 1 on a phone */
  readonly columns: keyof typeof styles.list;
  readonly busy?: boolean;
  /** smaller figures, for what is not the screen's first matter */
  readonly isSmall?: boolean;
}

/** Titled values. */
export const StatList = ({ cards, columns, busy = false, isSmall = false }: StatListProps) => (
  <dl className={classNames(styles.list[columns], isSmall && styles.small)} aria-busy={busy || undefined}>
    {cards.map((card) => (
      <StatCard key={card.title} {...card} />
    ))}
  </dl>
);
