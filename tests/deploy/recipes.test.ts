import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ProviderServer, startProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { CONTENT_SECURITY_POLICY } from '../tools/contentSecurityPolicy';
import { CHROMIUM_ARGUMENTS, findChromium } from '../tools/findChromium';
import { findHost, type HostProgram, type RunningHost } from './hosts';

const BUILD = path.resolve('dist/provider');
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TOKEN = 'eyJhbGciOi.secret-token.c2lnbmF0dXJl';
const asset = `/assets/${readdirSync(path.join(BUILD, 'assets')).find((name) => /^start-.*\.js$/.test(name))}`;
const recipe = (name: string) => readFileSync(path.join('.github/deploy', name), 'utf8');

/** Those that OWASP lists, as far as they concern a static app. */
const SECURITY_HEADERS: Readonly<Record<string, string | RegExp>> = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': /^\w[^,]*=\(\)(, [\w-]+=\((self)?\))+$/,
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};

/** A provider that breaks the connection of transfers and resets, and sets headers of its own with the public settings only. */
async function startProvider() {
  let broken = 0;
  const provider = await startProviderServer({
    seed: 1,
    members: 60,
    middleware: async (request, next) => {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith('/transfer/process') || pathname.includes('/reset-password/')) {
        broken += 1;
        return Response.error();
      }
      const response = await next(request);
      const { headers } = response;
      headers.delete('cache-control');
      if (!pathname.endsWith('/settings/public')) return response;
      headers.set('x-frame-options', 'SAMEORIGIN');
      headers.set('content-security-policy', 'default-src *');
      headers.set('cache-control', 'private, max-age=5');
      return response;
    },
  });
  return { provider, countBroken: () => broken };
}

const expectSecurityHeaders = ({ headers }: Response) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(headers.get(name), name).toEqual(typeof value === 'string' ? value : expect.stringMatching(value));
  }
  expect(headers.get('server') ?? '').not.toMatch(/\d|caddy/i);
};

function describeHost(program: HostProgram): void {
  let provider: ProviderServer;
  let countBroken: () => number;
  let host: RunningHost;
  /** below /app/, without a provider */
  let bareHost: RunningHost;
  const bareRoot = mkdtempSync(path.join(tmpdir(), 'trellis-root-'));
  let browser: Browser;

  beforeAll(async () => {
    ({ provider, countBroken } = await startProvider());
    host = await program.start({ appRoot: BUILD, basePath: '/', providerOrigin: provider.origin });
    symlinkSync(BUILD, path.join(bareRoot, 'app'));
    bareHost = await program.start({ appRoot: bareRoot, basePath: '/app/', providerOrigin: '' });
    const executablePath = findChromium();
    browser = await chromium.launch({
      args: CHROMIUM_ARGUMENTS,
      ...(executablePath ? { executablePath } : {}),
    });
  });
  afterAll(async () => {
    await browser?.close();
    await bareHost?.stop();
    await host?.stop();
    await provider?.close();
    rmSync(bareRoot, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}, from = host) =>
    fetch(from.origin + url, { headers, redirect: 'manual' });

  test.each([
    ['the page', '/', 200, 'no-cache'],
    ['a screen', '/dashboard/reports?tab=earning', 200, 'no-cache'],
    ['a file with a hash', asset, 200, IMMUTABLE],
    ['a file without one', '/robots.txt', 200, 'no-cache'],
    ['a file that is missing', '/assets/start-00000000.js', 404, 'no-cache'],
    ['a call', '/api/settings/public', 200, 'private, max-age=5'],
    ['a refused call', '/api/users/profile', 401, 'no-store'],
    ['an unknown call', '/api/unknown', 501, 'no-store'],
    ['a call that the provider does not answer', `/api/users/reset-password/${TOKEN}`, 502, undefined],
  ])('%s has all headers, once each', async (_what, url, status, cacheControl) => {
    const response = await get(url);
    expect(response.status).toBe(status);
    expectSecurityHeaders(response);
    if (cacheControl !== undefined) expect(response.headers.get('cache-control')).toBe(cacheControl);
  });

  test('files are sent as they were compressed while building', async () => {
    for (const url of [asset, '/', '/dashboard']) {
      const size = async (encoding: string) => {
        const response = await get(url, { 'accept-encoding': encoding });
        expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
        expect(response.headers.get('content-type')).toMatch(/javascript|html/);
        return [
          response.headers.get('content-encoding'),
          Number(response.headers.get('content-length')),
        ] as const;
      };
      const [none, plain] = await size('identity');
      expect(none).toBeNull();
      for (const encoding of program.encodings) {
        const [used, compressed] = await size(encoding);
        expect(used).toBe(encoding);
        expect(compressed).toBeLessThan(plain * 0.8);
      }
      expect((await size('gzip, deflate, br'))[0]).toBe(program.encodings[0]);
    }
  });

  test('the page is asked for again, and not sent again while it is the same', async () => {
    const etag = (await get('/signin')).headers.get('etag');
    const again = await get('/signin', { 'if-none-match': etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test('every path of a screen is the app, without a redirect', async () => {
    const page = readFileSync(path.join(BUILD, 'index.html'), 'utf8');
    for (const url of [
      '/signup?ref=A1',
      `/reset-password/${TOKEN}`,
      '/dashboard/',
      '/a//b',
      '/apiary',
      '/assets',
    ]) {
      const response = await get(url);
      expect([url, response.status, await response.text()]).toEqual([url, 200, page]);
    }
  });

  test('what is missing below /assets/ is not found', async () => {
    for (const url of ['/assets/', '/assets/a/b.css']) {
      const response = await get(url);
      expect([url, response.status]).toEqual([url, 404]);
      expect(await response.text()).not.toContain('id="root"');
    }
  });

  test('without a provider calls are not found', async () => {
    for (const url of ['/api', '/api/', '/api/users/profile?a=b']) {
      const response = await get(url, {}, bareHost);
      expect([url, response.status]).toEqual([url, 404]);
      expect(await response.text()).not.toContain('id="root"');
      expectSecurityHeaders(response);
    }
  });

  test('with a base path all is the same below it, and nothing beside it', async () => {
    const statusOf = async (url: string) => {
      const { status, headers } = await get(url, {}, bareHost);
      return [status, headers.get('cache-control')];
    };
    expect(await statusOf('/app/')).toEqual([200, 'no-cache']);
    expect(await statusOf('/app/dashboard/reports')).toEqual([200, 'no-cache']);
    expect(await statusOf(`/app${asset}`)).toEqual([200, IMMUTABLE]);
    expect(await statusOf('/app/assets/gone.js')).toEqual([404, 'no-cache']);
    expect((await get('/app', {}, bareHost)).headers.get('location')).toBe('/app/');
    expect(await statusOf('/dashboard')).toEqual([404, 'no-cache']);
    expect((await get('/app/manifest.webmanifest', {}, bareHost)).headers.get('content-type')).toBe(
      'application/manifest+json',
    );
  });

  test('files have the types that browsers ask for', async () => {
    const typeOf = async (url: string) => (await get(url)).headers.get('content-type');
    expect(await typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
    expect(await typeOf('/icon.svg')).toBe('image/svg+xml');
    expect(await typeOf('/favicon.ico')).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
    expect(await typeOf('/robots.txt')).toMatch(/^text\/plain/);
  });

  test('a call that moves money reaches the provider once, also when its connection breaks', async () => {
    const before = countBroken();
    const response = await fetch(`${host.origin}/api/transfer/process`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': '"5b0c"' },
      body: '{}',
    });
    expect(response.status).toBe(502);
    expect(countBroken() - before).toBe(1);
  });

  test('no log has a query or the token of a reset link', async () => {
    await get('/signup?ref=SECRET1');
    await get(`/reset-password/${TOKEN}?ref=SECRET1`, {
      referer: `http://127.0.0.1/reset-password/${TOKEN}`,
    });
    await get(`/api/users/reset-password/${TOKEN}?ref=SECRET1`);
    await expect.poll(() => host.readLogs()).toMatch(/\/api\/users\/reset-password\/(\.\.\.)?"/);
    expect(host.readLogs()).not.toMatch(/secret/i);
  });

  test('a member signs in', async () => {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(String(error)));
    const { identifier, passcode } = findPersona('member');
    await page.goto(`${host.origin}/signin`);
    await page.getByLabel('Private key', { exact: true }).fill(identifier);
    await page.getByLabel('Passcode', { exact: true }).fill(passcode);
    await page.getByRole('button', { name: 'Access Dashboard' }).click();
    await page.getByText('Total Donation').first().waitFor();
    await page.reload();
    await page.getByText('Total Donation').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(problems).toEqual([]);
  });
}

describe.each(['nginx', 'caddy'] as const)('the build, served by %s as its recipe says:', (name) => {
  const program = findHost(name);
  if (program) describeHost(program);
  else test.skip(`${name} is not installed here`, () => undefined);
});

describe('the recipes', () => {
  test('set the same headers, and the policy that the tests run with', () => {
    const names = Object.keys(SECURITY_HEADERS);
    const ofNginx = [...recipe('nginx.conf').matchAll(/add_header (\S+) (?:"([^"]*)"|(\S+)) always;/g)].map(
      ([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare],
    );
    const ofCaddy = [...recipe('Caddyfile').matchAll(/^\t\t([A-Z][\w-]+) (?:"([^"]*)"|(\S+))$/gm)].map(
      ([, name = '', quoted, bare]) => [name.toLowerCase(), quoted ?? bare],
    );
    expect(Object.fromEntries(ofCaddy)).toEqual(
      Object.fromEntries(ofNginx.filter(([name]) => name !== 'cache-control')),
    );
    expect(Object.keys(Object.fromEntries(ofCaddy)).toSorted()).toEqual(names.toSorted());
    expect(Object.fromEntries(ofCaddy)['content-security-policy']).toBe(CONTENT_SECURITY_POLICY);
  });

  test('build an image of exact versions, with every variable of the build', () => {
    const container = recipe('Containerfile');
    const images = [...container.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+-alpine/);
    const variables = readFileSync('src/environment.d.ts', 'utf8').match(/VITE_\w+/g) ?? [];
    expect(variables.filter((variable) => !container.includes(variable))).toEqual([]);
  });
});
