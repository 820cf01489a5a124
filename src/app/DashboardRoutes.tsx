import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '../actors/context';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';
import { Splash } from '../ui/Splash';
import { urls } from '../urls';
import { session as sentences, shell } from '../wording';
import { CrashScreen } from './CrashScreen';
import { type Arrived, RouteFocus } from './RouteFocus';
import type { DashboardView } from './screenFor';

const QueryScope = lazy(() => import('./QueryScope'));
const Shell = lazy(() => import('../views/dashboard/shell/Shell'));
const Home = lazy(() => import('../views/dashboard/home/Home'));
const NotBuilt = lazy(() => import('../views/dashboard/not-built/NotBuilt'));
const DashboardNotFound = lazy(() => import('../views/dashboard/not-found/DashboardNotFound'));

interface DashboardRoutesProps {
  readonly view: DashboardView;
  readonly arrived: Arrived;
}

/** The dashboard's route group with its error screen; the shell stays when a screen in it fails (specification section 2). */
export function DashboardRoutes({ view, arrived }: DashboardRoutesProps) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  const crash = <CrashScreen area="dashboard" home={urls.dashboard} />;
  return (
    <ErrorBoundary fallback={crash}>
      <Suspense fallback={<Splash label={sentences.restoring} />}>
        <QueryScope key={member}>
          <Shell>
            <ErrorBoundary resetKeys={[view]} fallback={crash}>
              <Suspense fallback={<ScreenSkeleton />}>
                <Screen view={view} />
                <RouteFocus screen={view} arrived={arrived} />
              </Suspense>
            </ErrorBoundary>
          </Shell>
        </QueryScope>
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ view }: { readonly view: DashboardView }) {
  switch (view) {
    case 'home':
      return <Home />;
    case 'notFound':
      return <DashboardNotFound />;
    default:
      return <NotBuilt title={shell.entries[view]} />;
  }
}
