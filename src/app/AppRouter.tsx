import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useRouter } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { useServices, useSession } from '#src/actors/context.ts';
import { toPath } from '#src/basePath.ts';
import { toOwner } from '#src/browser/privateKeyHash.ts';
import { session as messages } from '#src/messages/session.ts';
import { Splash } from '#src/ui/Splash.tsx';
import { urls } from '#src/urls.ts';
import { renewableLazy } from '#src/views/lazyPart.tsx';
import { setNewPrivateKey } from '#src/views/public/newPrivateKey.ts';
import { PublicArea } from './PublicArea';
import { readReturnPath, toSignInState } from './returnPath';
import { ScreenBoundary } from './ScreenBoundary';
import { screenFor } from './screenFor';
import type { SignInAccessory } from './signInAccessory';

export const DashboardArea = renewableLazy(() => import('./DashboardArea'));

const identity = <Snapshot,>(snapshot: Snapshot): Snapshot => snapshot;

/** Shows the screen for the URL and the session's state, or redirects to it. */
export function AppRouter({ signInAid }: { readonly signInAid?: SignInAccessory | undefined }) {
  const [path, navigate] = useLocation();
  const { session } = useServices();
  const screen = screenFor(toPath(usePathname(useRouter())), useSession(identity));
  const redirect = screen.kind === 'redirect' ? screen : undefined;

  const member = useSession(({ context }) => context.auth?.user.user_pk);
  const hasNavigated = useRef(false);

  // The page on which the session ended: leaving it is no attempt to open a private page without a session.
  const hasEnded = useSession(({ context }) => context.reason !== null);
  const lastDashboardPath = useRef<string>(hasEnded ? path : undefined);
  const lastOwner = useRef<string>(undefined);
  // Back leads to what the member before has looked at: that is nobody else's.
  const traversedTo = useRef<string>(undefined);
  // As a layout effect it listens before the router does, which redirects at once.
  useLayoutEffect(() => {
    const handleTraversal = () => {
      traversedTo.current = location.href;
    };
    window.addEventListener('popstate', handleTraversal);
    return () => window.removeEventListener('popstate', handleTraversal);
  }, []);
  useEffect(() => {
    if (screen.kind !== 'redirect')
      lastDashboardPath.current = screen.kind === 'dashboard' ? path : undefined;
    if (member !== undefined) lastOwner.current = toOwner(member);
  });

  const to = redirect?.to;
  const turnedAway = redirect?.turnedAway;
  useEffect(() => {
    if (to === undefined) return;
    if (!turnedAway) {
      // Whoever is signed in does not need the key of another account to sign in with.
      setNewPrivateKey(null);
      return navigate(readReturnPath(history.state, lastOwner.current) ?? to, { replace: true });
    }
    const { reason } = session.getSnapshot().context;
    const isVisit = lastDashboardPath.current !== path;
    if (isVisit) session.send({ type: 'session.loginRequired' });
    lastDashboardPath.current = undefined;
    const isAsked = isVisit && traversedTo.current !== location.href;
    traversedTo.current = undefined;
    const returns = isVisit || reason === 'expired' || reason === 'notRenewed';
    const address = toPath(location.pathname) + location.search + location.hash;
    navigate(to, {
      replace: true,
      state:
        returns && address !== urls.dashboard
          ? toSignInState(address, isAsked ? undefined : lastOwner.current)
          : null,
    });
  }, [to, turnedAway, path, navigate, session]);

  switch (screen.kind) {
    case 'public':
      return (
        <PublicArea
          view={screen.view}
          params={screen.params}
          signInAid={signInAid}
          hasNavigated={hasNavigated}
        />
      );
    case 'dashboard':
      return (
        <ScreenBoundary area="dashboard" isWholePage hasNavigated={hasNavigated}>
          <Suspense fallback={<Splash label={messages.restoring} />}>
            <DashboardArea path={path} hasNavigated={hasNavigated} />
          </Suspense>
        </ScreenBoundary>
      );
    default:
      return <Splash label={messages.restoring} />;
  }
}
