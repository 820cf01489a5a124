import {
  type ReactNode,
  StrictMode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Router } from 'wouter';
import { ServicesProvider } from '#src/actors/context.ts';
import { notifications } from '#src/actors/notify.ts';
import type { Services } from '#src/actors/services.ts';
import { routerBase } from '#src/basePath.ts';
import { watchDeployment } from '#src/browser/deployment.ts';
import { revealApp } from '#src/browser/startPage.ts';
import { renewableLazy } from '#src/views/lazyPart.tsx';
import { DashboardNavContext } from '#src/views/navigation/DashboardNavContext.ts';
import { AppRouter } from './AppRouter';
import type { SignInAccessory } from './signInAccessory';

const DashboardMenu = renewableLazy(() => import('./DashboardMenu'));
const Toasts = renewableLazy(() => import('./Toasts'));

interface AppProps {
  readonly services: Services;
  /** Shown above every screen, for example the demo's marker. */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAccessory | undefined;
  /** where there is no browser that has one */
  readonly address?: string;
}

/** Rendered before its code is there, the toaster would show the first message 300 ms later: React delays what suspended. */
function useToaster(): boolean {
  const isNeeded = useSyncExternalStore(notifications.subscribe, notifications.needsToaster, () => false);
  const [isFetched, setIsFetched] = useState(Toasts.isLoaded);
  useEffect(() => {
    if (isNeeded) void Toasts.preload().then(() => setIsFetched(true));
  }, [isNeeded]);
  return isNeeded && isFetched;
}

export function App({ services, marker, signInAid, address }: AppProps) {
  const hasToaster = useToaster();
  const readText = useSyncExternalStore(notifications.subscribe, notifications.getReadText, () => null);
  useEffect(watchDeployment, []);
  useLayoutEffect(revealApp, []);
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <Router base={routerBase} {...(address === undefined ? {} : { ssrPath: address })}>
          {marker}
          <DashboardNavContext value={DashboardMenu}>
            <AppRouter signInAid={signInAid} />
          </DashboardNavContext>
        </Router>
        {/* Live regions stay in the accessibility tree while a dialog hides the rest of the page. */}
        <div aria-live="off">
          {hasToaster && (
            <ErrorBoundary fallback={null} onError={notifications.failToaster}>
              <Suspense>
                <Toasts readText={readText} />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </ServicesProvider>
    </StrictMode>
  );
}
