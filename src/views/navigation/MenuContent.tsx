import { Suspense, useContext } from 'react';
import { Link } from 'wouter';
import { useSession } from '#src/actors/context.ts';
import { shell } from '#src/messages/shell.ts';
import * as styles from '#src/ui/Drawer.css.ts';
import { NavList, navEntry } from '#src/ui/NavList.tsx';
import { urls } from '#src/urls.ts';
import { PartBoundary } from '../lazyPart';
import { ThemePreferenceSwitch } from '../ThemePreferenceSwitch';
import { DashboardNavContext } from './DashboardNavContext';
import { LogoutButton } from './LogoutButton';

/** The dashboard's entries and Logout, or Sign In and Sign Up without a session. */
export function MenuContent({ onNavigate }: { readonly onNavigate: () => void }) {
  const member = useSession((snapshot) => snapshot.hasTag('private'));
  const DashboardNav = useContext(DashboardNavContext);
  return (
    <>
      {member ? (
        <PartBoundary what={shell.menu}>
          <Suspense>
            <DashboardNav onNavigate={onNavigate} />
          </Suspense>
        </PartBoundary>
      ) : (
        <NavList label={shell.navigation}>
          <Link href={urls.signIn} className={navEntry} onClick={onNavigate}>
            {shell.signIn}
          </Link>
          <Link href={urls.signUp} className={navEntry} onClick={onNavigate}>
            {shell.signUp}
          </Link>
        </NavList>
      )}
      <div className={styles.drawerFoot}>
        <ThemePreferenceSwitch />
        {member && <LogoutButton />}
      </div>
    </>
  );
}
