import { createServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { startSmallProvider } from '../contract/testProvider';
import { proxyTo } from './apiProxy';

let provider: ProviderServer;
let asked: string[];
let cookiePath: string;
beforeEach(async () => {
  asked = [];
  provider = await startSmallProvider({
    middleware: async (request) => {
      asked.push(new URL(request.url).pathname);
      const headers = {
        'set-cookie': `refresh_token=t; Path=${cookiePath}; Domain=provider.example; HttpOnly`,
      };
      return Response.json({ cookie: request.headers.get('cookie') }, { headers });
    },
  });
});
afterEach(() => provider.close());

test.each([
  ['', '/users/profile', '/'],
  ['', '/users/profile', '/v1/auth'],
  ['/v2/api', '/v2/api/users/profile', '/v2/api'],
  ['/v2/api/', '/v2/api/users/profile', '/v2/api/v1/auth'],
])(
  'calls below /api go to the provider at “%s”, with cookies of the page’s host',
  async (path, expected, sentTo) => {
    cookiePath = sentTo;
    const server = await createServer({
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { port: 0, ws: false, watch: null, proxy: proxyTo(`${provider.origin}${path}`) },
    });
    try {
      await server.listen();
      const [url] = server.resolvedUrls?.local ?? [];
      const response = await fetch(`${url}api/users/profile`, { headers: { cookie: 'a=b' } });
      expect(await response.json()).toEqual({ cookie: 'a=b' });
      expect(asked).toEqual([expected]);
      const cookie = response.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^refresh_token=t/);
      expect(cookie).not.toContain('provider.example');
      expect(cookie).toContain('Path=/api;');
    } finally {
      await server.close();
    }
  },
);
