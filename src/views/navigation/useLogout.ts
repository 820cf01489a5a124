import { useLocation } from 'wouter';
import { useServices } from '#src/actors/context.ts';
import { urls } from '#src/urls.ts';

/** Logs out, and leads to sign-in from public screens, too (R4.7). */
export function useLogout(): () => void {
  const { session } = useServices();
  const [, navigate] = useLocation();
  return () => {
    session.send({ type: 'session.logout' });
    navigate(urls.signIn, { replace: true });
  };
}
