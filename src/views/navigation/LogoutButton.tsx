import { useServices } from '#src/actors/context.ts';
import { shell } from '#src/messages/shell.ts';
import { LogoutIcon } from '#src/ui/icons/navigation.tsx';
import { navEntry } from '#src/ui/NavList.tsx';

export function LogoutButton() {
  const { session } = useServices();
  return (
    <button type="button" className={navEntry} onClick={() => session.send({ type: 'session.logout' })}>
      <LogoutIcon />
      {shell.logout}
    </button>
  );
}
