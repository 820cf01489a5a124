import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '#src/actors/context.ts';
import { ScreenSkeleton } from '#src/ui/ScreenSkeleton.tsx';
import { Shell } from '#src/views/dashboard/shell/Shell.tsx';
import { renewFailedParts } from '#src/views/lazyPart.tsx';
import { DashboardNavContext } from '#src/views/navigation/DashboardNavContext.ts';
import { CrashMessage } from './CrashScreen';
import DashboardMenu from './DashboardMenu';
import QueryScope from './QueryScope';
import { type HasNavigated, RouteFocus } from './RouteFocus';
import { dashboardRoutes } from './routes';
import { findRoute } from './screenFor';

interface DashboardAreaProps {
  readonly path: string;
  readonly hasNavigated: HasNavigated;
}

/** The dashboard's screens in an error boundary; the shell stays when a screen fails (R2.13). */
export default function DashboardArea({ path, hasNavigated }: DashboardAreaProps) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  const route = findRoute(dashboardRoutes, path)?.route;
  const [retried, setRetried] = useState<typeof route>();
  // Some browsers keep a failed import until the page is reloaded, which is done the second time.
  const retry = (load: () => void) => {
    setRetried(route);
    load();
  };
  return (
    <QueryScope key={member}>
      <DashboardNavContext value={DashboardMenu}>
        <Shell>
          <ErrorBoundary
            resetKeys={[route]}
            onReset={renewFailedParts}
            fallbackRender={({ error, resetErrorBoundary }) => (
              <CrashMessage
                area="dashboard"
                error={error}
                {...(retried === route ? {} : { onRetry: () => retry(resetErrorBoundary) })}
              />
            )}
          >
            <Suspense fallback={<ScreenSkeleton />}>
              {route && <route.View />}
              <RouteFocus screen={route?.name ?? ''} hasNavigated={hasNavigated} />
            </Suspense>
          </ErrorBoundary>
        </Shell>
      </DashboardNavContext>
    </QueryScope>
  );
}
