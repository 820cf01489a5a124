import * as Dialog from '@radix-ui/react-dialog';
import { type RefObject, useContext } from 'react';
import { Link } from 'wouter';
import { useSession } from '#src/actors/context.ts';
import { shell } from '#src/messages/shell.ts';
import * as styles from '#src/ui/Drawer.css.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/actions.tsx';
import { NavList, navEntry } from '#src/ui/NavList.tsx';
import { restoreFocus } from '#src/ui/restoreFocus.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { urls } from '#src/urls.ts';
import { BrandLink } from '../BrandLink';
import { ThemePreferenceSwitch } from '../ThemePreferenceSwitch';
import { DashboardNavContext } from './DashboardNavContext';
import { LogoutButton } from './LogoutButton';

interface MenuDrawerProps {
  readonly open: boolean;
  /** receives the focus when the drawer closes */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onOpenChange: (open: boolean) => void;
}

/** The menu drawer: the dashboard's entries and Logout, or Sign In and Sign Up without a session. */
export default function MenuDrawer({ open, opener, onOpenChange }: MenuDrawerProps) {
  const member = useSession((snapshot) => snapshot.hasTag('private'));
  const DashboardNav = useContext(DashboardNavContext);
  const close = () => onOpenChange(false);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles.drawer}
          aria-describedby={undefined}
          onCloseAutoFocus={restoreFocus(opener)}
        >
          <div className={styles.drawerHead}>
            <VisuallyHidden>
              <Dialog.Title>{shell.menu}</Dialog.Title>
            </VisuallyHidden>
            <BrandLink />
            <Dialog.Close asChild>
              <IconButton label={shell.closeMenu}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          {member ? (
            <DashboardNav onNavigate={close} />
          ) : (
            <NavList label={shell.navigation}>
              <Link href={urls.signIn} className={navEntry} onClick={close}>
                {shell.signIn}
              </Link>
              <Link href={urls.signUp} className={navEntry} onClick={close}>
                {shell.signUp}
              </Link>
            </NavList>
          )}
          <div className={styles.drawerFoot}>
            <ThemePreferenceSwitch />
            {member && <LogoutButton />}
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
