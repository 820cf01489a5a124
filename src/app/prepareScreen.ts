import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '#src/api/client.ts';
import { isSavingData } from '#src/browser/isSavingData.ts';
import { whenIdle } from '#src/browser/whenIdle.ts';
import { dashboardRoutes } from './routes';
import { findRoute } from './screenFor';

// Without a query client, or its own code, a screen still starts its queries when it is opened.
const startQueries = (screen: string, client: Client, cache: QueryClient | undefined) =>
  cache &&
  import('./screenQueries').then(
    (loaded) => loaded.startQueries(screen, client, cache),
    () => undefined,
  );

/** Fetches the code of a dashboard's screen and starts its queries, before it is opened (D231). Never rejects. */
export async function prepareScreen(
  path: string,
  client: Client,
  cache: QueryClient | undefined,
): Promise<void> {
  const route = findRoute(dashboardRoutes, path)?.route;
  if (route) await Promise.all([route.View.preload(), startQueries(route.name, client, cache)]);
}

/** What is left to fetch. Of what fails nothing is said before it is opened. */
const parts = [
  ...dashboardRoutes.map(({ View }) => View.preload),
  () => import('./screenQueries').catch(() => undefined),
];

/**
 * Fetches the code of all dashboard screens, one after the other, while the browser has nothing else to do, unless the
 * member saves data (D232). Returns a function that stops it.
 */
export function fetchScreensWhenIdle(): () => void {
  // In development each module is a request of its own.
  if (import.meta.env.DEV || isSavingData()) return () => {};
  let cancel = () => {};
  let isStopped = false;
  const fetchNext = () => {
    if (parts.length === 0 || isStopped) return;
    cancel = whenIdle(() => void parts.shift()?.().then(fetchNext));
  };
  fetchNext();
  return () => {
    isStopped = true;
    cancel();
  };
}
