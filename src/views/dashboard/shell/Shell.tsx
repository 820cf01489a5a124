import { type ReactNode, useContext, useEffect } from 'react';
import { notify } from '#src/actors/notify.ts';
import { shell } from '#src/messages/shell.ts';
import { ShellLayout } from '#src/ui/ShellLayout.tsx';
import { BrandLink } from '../../BrandLink';
import type { MenuEntry } from '../../navigation/DashboardNav';
import { DashboardNavContext } from '../../navigation/DashboardNavContext';
import { LogoutButton } from '../../navigation/LogoutButton';
import { Menu } from '../../navigation/Menu';
import { ThemePreferenceSwitch } from '../../ThemePreferenceSwitch';
import { UndeliveredMessage } from '../../UndeliveredMessage';
import { useCommandMenu } from '../commands/CommandMenu';
import { FailureNotice, PartialListNotice } from './IncompleteDataNotices';
import { MemberLink } from './MemberLink';
import { MovementNotices } from './MovementNotices';
import { aboveScreen } from './Notices.css';

interface ShellProps {
  /** of the menu */
  readonly entries: readonly MenuEntry[];
  readonly children: ReactNode;
}

/** The dashboard's layout with its menu (R2.15 to R2.21). */
export function Shell({ entries, children }: ShellProps) {
  const commands = useCommandMenu(entries);
  const DashboardNav = useContext(DashboardNavContext);
  useEffect(notify.prepare, []);
  return (
    <ShellLayout
      skipLabel={shell.skip}
      brand={<BrandLink />}
      navigation={<DashboardNav />}
      actions={
        <>
          <ThemePreferenceSwitch />
          <LogoutButton />
          <MemberLink />
        </>
      }
      menuButton={<Menu />}
      search={commands.button}
      searchIcon={commands.iconButton}
    >
      <div className={aboveScreen}>
        <UndeliveredMessage />
      </div>
      <MovementNotices />
      <FailureNotice />
      <PartialListNotice />
      {children}
      {commands.dialog}
    </ShellLayout>
  );
}
