import { useServices } from '../../actors/context';
import { LogoutIcon } from '../../ui/icons/navigation';
import { navEntry } from '../../ui/NavList';
import { shell } from '../../wording/shell';

export function LogoutButton() {
  const { session } = useServices();
  return (
    <button type="button" className={navEntry} onClick={() => session.send({ type: 'session.signOut' })}>
      <LogoutIcon />
      {shell.logout}
    </button>
  );
}
