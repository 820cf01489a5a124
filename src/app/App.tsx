import { lazy, type ReactNode, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ServicesProvider } from '#src/actors/context.ts';
import { notifications } from '#src/actors/notify.ts';
import type { Services } from '#src/actors/services.ts';
import { Routes } from './Routes';
import type { SignInAccessory } from './signInAccessory';

const Toasts = lazy(() => import('./Toasts'));

interface AppProps {
  readonly services: Services;
  /** Shown above every screen: the demo's marker. */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAccessory | undefined;
}

/** The whole app over one set of services. */
export function App({ services, marker, signInAid }: AppProps) {
  const needsToaster = useSyncExternalStore(notifications.subscribe, notifications.needsToaster);
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        {marker}
        <Routes signInAid={signInAid} />
        {/* What is marked live stays in the accessibility tree when a dialog hides the rest of the page. */}
        <div aria-live="off">
          {needsToaster && (
            <ErrorBoundary fallback={null} onError={notifications.failToaster}>
              <Suspense>
                <Toasts />
              </Suspense>
            </ErrorBoundary>
          )}
        </div>
      </ServicesProvider>
    </StrictMode>
  );
}
