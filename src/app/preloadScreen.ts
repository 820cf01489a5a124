import type { Services } from '#src/actors/services.ts';
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

/**
 * Starts what the dashboard's screen of a path reads before it is rendered, which takes a slow device as long as an answer
 * takes the provider (D727). Resolves when that is on its way; never rejects.
 */
export async function startReads(path: string, services: Services): Promise<void> {
  const screen = screenFor(path, services.session.getSnapshot());
  if (screen.kind === 'redirect') return startReads(screen.to, services);
  // A query may lead to another tab, which reads something else.
  if (screen.kind !== 'dashboard' || location.search) return;
  try {
    // Both came with the dashboard.
    const [{ prepareScreen }, { getQueryClient }] = await Promise.all([
      import('./prepareScreen'),
      import('./QueryScope'),
    ]);
    void prepareScreen(path, services.client, getQueryClient(services));
  } catch {
    // Then the screen reads by itself, or says what is missing.
  }
}
