import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { type ProviderServer, type ServerOptions, startProviderServer } from '#mocks/node.ts';
import { CONTENT_SECURITY_POLICY } from '../tools/contentSecurityPolicy';

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
  /** Answers the calls below `/api` instead of the provider, on the app's own connections. */
  readonly answerCalls?: (
    provider: ProviderServer,
  ) => (request: IncomingMessage, response: ServerResponse) => void;
}

/**
 * Serves a provider build, under its policy, over a small sample provider on a port of its own. A file that is missing is answered with the
 * start page, as many hosts do.
 */
export async function serveProviderApp({
  build,
  port = 0,
  answerCalls,
  ...options
}: ServeOptions = {}): Promise<ServedProviderApp> {
  const provider = await startProviderServer({ seed: 1, members: 60, ...options });
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { outDir: build ?? process.env.PROVIDER_BUILD ?? path.join(ROOT, 'dist/provider') },
    plugins: answerCalls
      ? [
          {
            name: 'answer-calls',
            configurePreviewServer: ({ middlewares }) => {
              middlewares.use('/api', answerCalls(provider));
            },
          },
        ]
      : [],
    preview: {
      port,
      strictPort: false,
      headers: { 'content-security-policy': CONTENT_SECURITY_POLICY },
      proxy: answerCalls ? {} : { '/api': provider.origin },
    },
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
