import { lazy, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'wouter';
import { useServices, useSession } from '#src/actors/context.ts';
import { session as messages } from '#src/messages/session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { CrashScreen } from './CrashScreen';
import { PublicRoutes } from './PublicRoutes';
import { screenFor } from './screenFor';
import type { SignInAccessory } from './signInAccessory';

const DashboardRoutes = lazy(() => import('./DashboardRoutes'));

const whole = <Snapshot,>(snapshot: Snapshot): Snapshot => snapshot;

/** The view that belongs to the URL and the session's state, or the way to the one that does. */
export function Routes({ signInAid }: { readonly signInAid?: SignInAccessory | undefined }) {
  const [path, navigate] = useLocation();
  const { session } = useServices();
  const screen = screenFor(path, useSession(whole));
  const redirect = screen.kind === 'redirect' ? screen : undefined;

  const arrived = useRef(false);

  // Where the member was when the session ended: being sent away from there is no visit without a login.
  const insideAt = useRef<string>(undefined);
  useEffect(() => {
    if (screen.kind === 'dashboard') insideAt.current = path;
  });

  const to = redirect?.to;
  const turnedAway = redirect?.turnedAway;
  useEffect(() => {
    if (to === undefined) return;
    if (turnedAway && insideAt.current !== path) session.send({ type: 'session.loginRequired' });
    insideAt.current = undefined;
    navigate(to, { replace: true });
  }, [to, turnedAway, path, navigate, session]);

  switch (screen.kind) {
    case 'public':
      return (
        <PublicRoutes view={screen.view} params={screen.params} signInAid={signInAid} arrived={arrived} />
      );
    case 'dashboard':
      return (
        <ErrorBoundary fallback={<CrashScreen area="dashboard" />}>
          <Suspense fallback={<Splash label={messages.restoring} />}>
            <DashboardRoutes view={screen.view} arrived={arrived} />
          </Suspense>
        </ErrorBoundary>
      );
    default:
      return <Splash label={messages.restoring} />;
  }
}
