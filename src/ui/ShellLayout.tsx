import type { ReactNode } from 'react';
import * as styles from './ShellLayout.css';
import { SkipLink } from './SkipLink';

interface ShellLayoutProps {
  readonly skipLabel: string;
  /** the logo link, in the sidebar and in the top bar */
  readonly brand: ReactNode;
  /** the sidebar's menu: a `NavList` */
  readonly navigation: ReactNode;
  /** the sidebar's foot: Logout, appearance */
  readonly actions: ReactNode;
  /** opens the slide-in menu, on small screens */
  readonly menuButton: ReactNode;
  /** the far end of the top bar, on small screens */
  readonly topActions?: ReactNode;
  readonly children: ReactNode;
}

const MAIN = 'main';

/**
 * The dashboard around its screens: a sidebar on wide screens, a top bar with the menu's button below that. Of
 * the two headers one is always out of the page.
 */
export const ShellLayout = ({
  skipLabel,
  brand,
  navigation,
  actions,
  menuButton,
  topActions,
  children,
}: ShellLayoutProps) => (
  <div className={styles.shell}>
    <SkipLink target={MAIN} label={skipLabel} />
    <header className={styles.topBar}>
      {menuButton}
      {brand}
      <div className={styles.topActions}>{topActions}</div>
    </header>
    <header className={styles.sidebar}>
      <div className={styles.brand}>{brand}</div>
      {navigation}
      <div className={styles.foot}>{actions}</div>
    </header>
    <main id={MAIN} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  </div>
);
