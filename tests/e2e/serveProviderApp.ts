import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ProviderServer, type ServerOptions, startProviderServer } from '#mocks/node.ts';
import { type BuildOptions, type ServedBuild, serveApp } from './serveApp';

interface ServeOptions extends ServerOptions, BuildOptions {
  /** Answers the calls below `/api` instead of the provider, on the app's own connections. */
  readonly answerCalls?: (
    provider: ProviderServer,
  ) => (request: IncomingMessage, response: ServerResponse) => void;
}

/** Serves a build over a small sample provider on a port of its own. */
export async function serveProviderApp({
  answerCalls,
  ...options
}: ServeOptions = {}): Promise<ServedBuild & { readonly provider: ProviderServer }> {
  const provider = await startProviderServer({ seed: 1, members: 60, ...options, port: 0 });
  const calls = answerCalls ? { answer: answerCalls(provider) } : { proxy: { '/api': provider.origin } };
  const served = await serveApp({ ...options, ...calls });
  return {
    ...served,
    provider,
    close: async () => {
      await served.close();
      await provider.close();
    },
  };
}
