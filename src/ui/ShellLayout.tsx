import type { ReactNode } from 'react';
import './Print.css';
import * as styles from './ShellLayout.css';
import { SkipLink } from './SkipLink';

interface ShellLayoutProps {
  readonly skipLabel: string;
  /** the logo link, in the sidebar and in the top bar */
  readonly brand: ReactNode;
  /** the sidebar's menu: a `NavList` */
  readonly navigation: ReactNode;
  /** at the end of the sidebar: logout, theme */
  readonly actions: ReactNode;
  /** opens the menu drawer, on small screens */
  readonly menuButton: ReactNode;
  /** the button that opens the search, in the sidebar */
  readonly search: ReactNode;
  /** the same in the top bar */
  readonly searchIcon: ReactNode;
  readonly children: ReactNode;
}

const MAIN = 'main';

/**
 * Layout of the dashboard: a sidebar on wide screens, otherwise a top bar with a menu button. One of the two headers is
 * always hidden.
 */
export const ShellLayout = ({
  skipLabel,
  brand,
  navigation,
  actions,
  menuButton,
  search,
  searchIcon,
  children,
}: ShellLayoutProps) => (
  <div className={styles.shell}>
    <SkipLink target={MAIN} label={skipLabel} />
    <header className={styles.topBar}>
      {menuButton}
      {brand}
      <div className={styles.topBarEnd}>{searchIcon}</div>
    </header>
    <header className={styles.sidebar}>
      <div className={styles.brand}>{brand}</div>
      {search}
      {navigation}
      <div className={styles.foot}>{actions}</div>
    </header>
    <main id={MAIN} tabIndex={-1} className={styles.main}>
      {children}
    </main>
  </div>
);
