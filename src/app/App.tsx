import { lazy, type ReactNode, StrictMode, Suspense, useSyncExternalStore } from 'react';
import { ServicesProvider } from '../actors/context';
import { notifications } from '../actors/notify';
import type { Services } from '../actors/services';
import { Routes } from './Routes';
import type { SignInAid } from './signInAid';

const Toasts = lazy(() => import('./Toasts'));

interface AppProps {
  readonly services: Services;
  /** Shown above every screen: the demo's marker. */
  readonly marker?: ReactNode;
  readonly signInAid?: SignInAid | undefined;
}

/** The whole app over one set of services. */
export function App({ services, marker, signInAid }: AppProps) {
  const toastsNeeded = useSyncExternalStore(notifications.subscribe, notifications.needed);
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        {marker}
        <Routes signInAid={signInAid} />
        {/* What is marked live stays in the accessibility tree when a dialog hides the rest of the page. */}
        <div aria-live="off">
          {toastsNeeded && (
            <Suspense>
              <Toasts />
            </Suspense>
          )}
        </div>
      </ServicesProvider>
    </StrictMode>
  );
}
