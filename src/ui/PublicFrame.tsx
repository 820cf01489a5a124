import type { ReactNode } from 'react';
import { LatticePanel } from './LatticePanel';
import * as styles from './PublicFrame.css';

interface PublicFrameProps {
  readonly brand: ReactNode;
  /** at the far end of the brand's line */
  readonly actions?: ReactNode;
  /** a PageTitle, then the form */
  readonly children: ReactNode;
}

/** The public pages' wrapper: what there is to do, and on wide screens a quiet pane beside it. */
export const PublicFrame = ({ brand, actions, children }: PublicFrameProps) => (
  <div className={styles.frame}>
    <div className={styles.pane}>
      <header className={styles.head}>
        {brand}
        {actions}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
    <div className={styles.beside}>
      <LatticePanel />
    </div>
  </div>
);
