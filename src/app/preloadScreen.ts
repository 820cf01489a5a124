import { DashboardArea } from './AppRouter';
import { QueryScope } from './PublicArea';
import { publicNotFound, publicRoutes } from './publicRoutes';
import { findRoute, type SessionView, screenFor } from './screenFor';

/** Fetches the code of the screen that a path shows in a state of the session, or is redirected to. Never rejects. */
export async function preloadScreen(path: string, session: SessionView): Promise<void> {
  const screen = screenFor(path, session);
  if (screen.kind === 'redirect') return preloadScreen(screen.to, session);
  if (screen.kind === 'public') {
    const { View, hasQueries } = publicRoutes.find(({ name }) => name === screen.view) ?? publicNotFound;
    await Promise.all([View.preload(), hasQueries ? QueryScope.preload() : undefined]);
  }
  if (screen.kind === 'dashboard') {
    // The list of the dashboard's screens is loaded with the dashboard.
    const routes = import('./routes').catch(() => undefined);
    await Promise.all([
      DashboardArea.preload(),
      routes.then((loaded) => loaded && findRoute(loaded.dashboardRoutes, path)?.route.View.preload()),
    ]);
  }
}
