import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { preview } from 'vite';
import { type Middleware, type ProviderServer, startProviderServer } from '#mocks/node.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface ServedProviderApp {
  readonly origin: string;
  readonly provider: ProviderServer;
  /** Puts itself between the app and the provider from now on. */
  readonly setMiddleware: (middleware: Middleware) => void;
}

/** A test against the provider build in dist/provider, with a small sample provider of its own over HTTP. */
export const test = base.extend<{ readonly served: ServedProviderApp }>({
  served: async ({ browserName: _ }, use) => {
    let current: Middleware = (request, next) => next(request);
    const provider = await startProviderServer({
      seed: 1,
      members: 60,
      middleware: (request, next) => current(request, next),
    });
    const server = await preview({
      configFile: false,
      root: ROOT,
      logLevel: 'error',
      build: { outDir: path.join(ROOT, 'dist/provider') },
      preview: { port: 0, strictPort: false, proxy: { '/api': provider.origin } },
    });
    const [url] = server.resolvedUrls?.local ?? [];
    if (url === undefined) throw new Error('dist/provider could not be served.');
    await use({
      origin: new URL(url).origin,
      provider,
      setMiddleware: (middleware) => {
        current = middleware;
      },
    });
    await server.close();
    await provider.close();
  },
  baseURL: ({ served }, use) => use(served.origin),
});
