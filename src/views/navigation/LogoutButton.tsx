import { shell } from '#src/messages/shell.ts';
import { LogoutIcon } from '#src/ui/icons/actions.tsx';
import { navEntry } from '#src/ui/NavList.tsx';
import { useLogout } from './useLogout';

export const LogoutButton = () => (
  <button type="button" className={navEntry} onClick={useLogout()}>
    <LogoutIcon />
    {shell.logout}
  </button>
);
