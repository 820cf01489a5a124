import { useLocation } from 'wouter';
import { useServices } from '#src/actors/context.ts';
import { shell } from '#src/messages/shell.ts';
import { LogoutIcon } from '#src/ui/icons/actions.tsx';
import { navEntry } from '#src/ui/NavList.tsx';
import { urls } from '#src/urls.ts';

/** Logs out, and leads to sign-in from public screens, too (R4.7). */
export function LogoutButton() {
  const { session } = useServices();
  const [, navigate] = useLocation();
  const logOut = () => {
    session.send({ type: 'session.logout' });
    navigate(urls.signIn, { replace: true });
  };
  return (
    <button type="button" className={navEntry} onClick={logOut}>
      <LogoutIcon />
      {shell.logout}
    </button>
  );
}
