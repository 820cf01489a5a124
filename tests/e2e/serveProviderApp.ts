import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { type ProviderServer, type ServerOptions, startProviderServer } from '#mocks/node.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface ServedProviderApp {
  /** of the app and, below `/api`, of its provider */
  readonly origin: string;
  readonly provider: ProviderServer;
  close(): Promise<void>;
}

interface ServeOptions extends ServerOptions {
  /** the folder of the provider build, dist/provider by default */
  readonly build?: string;
  /** of the app; another free one where it is taken */
  readonly port?: number;
}

/**
 * Serves a provider build over a small sample provider on a port of its own. A file that is missing is answered with the
 * start page, as many hosts do.
 */
export async function serveProviderApp({
  build,
  port = 0,
  ...options
}: ServeOptions = {}): Promise<ServedProviderApp> {
  const provider = await startProviderServer({ seed: 1, members: 60, ...options });
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { outDir: build ?? process.env.PROVIDER_BUILD ?? path.join(ROOT, 'dist/provider') },
    preview: { port, strictPort: false, proxy: { '/api': provider.origin } },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('dist/provider could not be served.');
  return {
    origin: new URL(url).origin,
    provider,
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
