import type { ReactNode } from 'react';
import * as styles from './PageTitle.css';

interface PageTitleProps {
  readonly children: ReactNode;
  /** a line below the title */
  readonly lead?: ReactNode;
}

/** The h1 of a screen, focusable by script for changes of the route. */
export const PageTitle = ({ children, lead }: PageTitleProps) => (
  <header className={styles.frame}>
    <div>
      <h1 tabIndex={-1} className={styles.title}>
        {children}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  </header>
);
