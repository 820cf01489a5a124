import type { ReactNode } from 'react';
import { DecorativePanel } from './DecorativePanel';
import * as styles from './PublicLayout.css';

interface PublicLayoutProps {
  /** opens the menu, on small screens; before the logo, as inside */
  readonly menuButton?: ReactNode;
  readonly brand: ReactNode;
  /** at the end of the header */
  readonly actions?: ReactNode;
  /** marks the picture beside the content as a sample */
  readonly pictureMark: string;
  /** a PageTitle, then the form */
  readonly children: ReactNode;
}

/** Layout of the public pages: the content and, on wide screens, a decorative panel beside it. */
export const PublicLayout = ({ menuButton, brand, actions, pictureMark, children }: PublicLayoutProps) => (
  <div className={styles.frame}>
    <div className={styles.pane}>
      <header className={styles.head}>
        <div className={styles.start}>
          {menuButton}
          {brand}
        </div>
        {actions}
      </header>
      <main className={styles.main}>{children}</main>
    </div>
    <div className={styles.beside}>
      <DecorativePanel mark={pictureMark} />
    </div>
  </div>
);
