import type { ReactNode } from 'react';
import { Logo } from './Logo';
import * as styles from './State.css';

interface EmptyStateProps {
  readonly message: string;
  /** actions */
  readonly children?: ReactNode;
}

export const EmptyState = ({ message, children }: EmptyStateProps) => (
  <div className={styles.state}>
    <span className={styles.mark}>
      <Logo size={32} />
    </span>
    <p>{message}</p>
    {children}
  </div>
);
