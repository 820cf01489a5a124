import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';
import { startLiteralProvider } from '#mocks/literal/literalProvider.ts';
import type { Variants } from '#mocks/literal/variants.ts';
import { type ProviderServer, startProviderServer } from '#mocks/node.ts';
import { personas } from '#mocks/seed/personas.ts';
import { publishApps, type ServedApp } from './servedApps';
import { providers } from './variants';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** One small world for all, so that screens can be compared. */
const WORLD = { seed: 1, members: 60 };
const FUNDS = 1000;

const start = (variants: Variants | 'sample'): Promise<ProviderServer> =>
  variants === 'sample' ? startProviderServer(WORLD) : startLiteralProvider(variants, WORLD);

const findPersona = (id: string) => {
  const found = personas.find((persona) => persona.id === id);
  if (!found) throw new Error(`There is no persona ${id}.`);
  return found;
};

async function requestReset({ origin, controls }: ProviderServer, email: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email });
  await fetch(`${origin}/api/users/forgot-password`, { method: 'POST', headers, body });
  const [mail] = await controls.outbox();
  if (!mail) throw new Error('No e-mail has been sent.');
  return mail.path;
}

async function serveApp(variants: Variants | 'sample') {
  const provider = await start(variants);
  const { identifier } = findPersona('member');
  await provider.controls.deposit(identifier, FUNDS);
  const member = provider.world.database.member.findFirst({ where: { user_pk: { equals: identifier } } });
  const server = await preview({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: { outDir: path.join(ROOT, 'dist/provider') },
    preview: { port: 0, strictPort: false, proxy: { '/api': provider.origin } },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('dist/provider could not be served.');
  const app: ServedApp = {
    origin: new URL(url).origin,
    referralCode: member?.referral_code ?? '',
    resetPath: await requestReset(provider, 'inactive@example.com'),
  };
  return {
    app,
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}

/** Serves the provider build once for each provider. Playwright calls the returned function after all tests. */
export default async function serveApps() {
  const served = await Promise.all(
    Object.entries(providers).map(async ([name, variants]) => ({ name, ...(await serveApp(variants)) })),
  );
  publishApps(Object.fromEntries(served.map(({ name, app }) => [name, app])));
  return async () => {
    await Promise.all(served.map(({ close }) => close()));
  };
}
