import type { Middleware } from '#mocks/node.ts';
import { test as base } from './replyFixtures';
import { serveProviderApp } from './serveProviderApp';

type ServedProviderApp = Awaited<ReturnType<typeof serveProviderApp>> & {
  /** Puts itself between the app and the provider from now on. */
  readonly setMiddleware: (middleware: Middleware) => void;
};

/** A test against the provider build in dist/provider, with a small sample provider of its own over HTTP. */
export const test = base.extend<{ readonly served: ServedProviderApp }>({
  served: async ({ browserName: _ }, use) => {
    let current: Middleware = (request, next) => next(request);
    const served = await serveProviderApp({ middleware: (request, next) => current(request, next) });
    const setMiddleware = (middleware: Middleware) => {
      current = middleware;
    };
    await use({ ...served, setMiddleware });
    await served.close();
  },
  baseURL: ({ served }, use) => use(served.origin),
});
