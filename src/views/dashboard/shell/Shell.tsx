import { type ReactNode, useEffect } from 'react';
import { notify } from '#src/actors/notify.ts';
import { shell } from '#src/messages/shell.ts';
import { ShellFrame } from '#src/ui/ShellFrame.tsx';
import { Appearance } from '../../Appearance';
import { BrandLink } from '../../BrandLink';
import { DashboardNav } from '../../navigation/DashboardNav';
import { LogoutButton } from '../../navigation/LogoutButton';
import { Menu } from '../../navigation/Menu';
import { UndeliveredMessage } from '../../UndeliveredMessage';

/** The dashboard around its screens (specification section 2). */
export function Shell({ children }: { readonly children: ReactNode }) {
  useEffect(notify.prepare, []);
  return (
    <ShellFrame
      skipLabel={shell.skip}
      brand={<BrandLink />}
      navigation={<DashboardNav />}
      actions={
        <>
          <Appearance />
          <LogoutButton />
        </>
      }
      menuButton={<Menu />}
    >
      <UndeliveredMessage />
      {children}
    </ShellFrame>
  );
}
