import { Suspense } from 'react';
import { useSession } from '#src/actors/context.ts';
import { ScreenSkeleton } from '#src/ui/ScreenSkeleton.tsx';
import { Shell } from '#src/views/dashboard/shell/Shell.tsx';
import { DashboardNavContext } from '#src/views/navigation/DashboardNavContext.ts';
import DashboardMenu from './DashboardMenu';
import QueryScope from './QueryScope';
import { type HasNavigated, RouteFocus } from './RouteFocus';
import { dashboardRoutes } from './routes';
import { ScreenBoundary } from './ScreenBoundary';
import { findRoute } from './screenFor';

interface DashboardAreaProps {
  readonly path: string;
  readonly hasNavigated: HasNavigated;
}

/** The dashboard's screens in an error boundary; the shell stays when a screen fails (R2.13). */
export default function DashboardArea({ path, hasNavigated }: DashboardAreaProps) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  const route = findRoute(dashboardRoutes, path)?.route;
  return (
    <QueryScope key={member}>
      <DashboardNavContext value={DashboardMenu}>
        <Shell>
          <ScreenBoundary area="dashboard" screen={route?.path}>
            <Suspense fallback={<ScreenSkeleton />}>
              {route && <route.View />}
              <RouteFocus screen={route?.name ?? ''} hasNavigated={hasNavigated} />
            </Suspense>
          </ScreenBoundary>
        </Shell>
      </DashboardNavContext>
    </QueryScope>
  );
}
