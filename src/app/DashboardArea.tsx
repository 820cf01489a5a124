import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useSession } from '#src/actors/context.ts';
import { ScreenSkeleton } from '#src/ui/ScreenSkeleton.tsx';
import { Shell } from '#src/views/dashboard/shell/Shell.tsx';
import { DashboardNavContext } from '#src/views/navigation/DashboardNavContext.ts';
import DashboardMenu from './DashboardMenu';
import { fetchScreensWhenIdle } from './prepareScreen';
import QueryScope from './QueryScope';
import { type HasNavigated, RouteFocus } from './RouteFocus';
import { type DashboardRoute, dashboardRoutes, menuEntries } from './routes';
import { ScreenBoundary } from './ScreenBoundary';
import { findRoute } from './screenFor';

interface DashboardAreaProps {
  readonly path: string;
  readonly hasNavigated: HasNavigated;
}

/** Once the first screen has its data. */
function IdleFetch() {
  const isFetching = useIsFetching() > 0;
  useEffect(() => (isFetching ? undefined : fetchScreensWhenIdle()), [isFetching]);
  return null;
}

interface ScreenProps {
  readonly route: DashboardRoute;
  readonly hasNavigated: HasNavigated;
}

/** Shows a skeleton by itself while the code is fetched: that of a Suspense stays for 300 ms, however soon it arrives. */
function Screen({ route, hasNavigated }: ScreenProps) {
  const { View, name } = route;
  const [fetched, setFetched] = useState<DashboardRoute>();
  const isReady = View.isLoaded() || fetched === route;
  useEffect(() => {
    if (!isReady) void View.preload().then(() => setFetched(route));
  }, [View, route, isReady]);
  if (!isReady) return <ScreenSkeleton />;
  return (
    <>
      <View />
      <RouteFocus screen={name} hasNavigated={hasNavigated} />
    </>
  );
}

/** The dashboard's screens in an error boundary; the shell stays when a screen fails (R2.13). */
export default function DashboardArea({ path, hasNavigated }: DashboardAreaProps) {
  const member = useSession(({ context }) => context.auth?.user.user_pk);
  const route = findRoute(dashboardRoutes, path)?.route;
  return (
    <QueryScope key={member}>
      <DashboardNavContext value={DashboardMenu}>
        <Shell entries={menuEntries}>
          <ScreenBoundary area="dashboard" screen={route?.path} hasNavigated={hasNavigated}>
            <Suspense fallback={<ScreenSkeleton />}>
              {route && <Screen key={route.name} route={route} hasNavigated={hasNavigated} />}
            </Suspense>
          </ScreenBoundary>
        </Shell>
        <IdleFetch />
      </DashboardNavContext>
    </QueryScope>
  );
}
