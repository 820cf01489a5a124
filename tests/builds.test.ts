import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { DEMO_HEADER } from '#mocks/endpoint.ts';
import { personas } from '#mocks/seed/personas.ts';
import { urls } from '#src/urls.ts';

const PROVIDER = 'dist/provider';
const DEMO = 'dist/demo';

/** Text of every file of a build, by its name. */
function readBuild(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: \`npm run build\` and \`npm run build:demo\` make it`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

const provider = readBuild(PROVIDER);
const demo = readBuild(DEMO);

const holding = (build: ReadonlyMap<string, string>, text: string): string[] =>
  [...build].filter(([, content]) => content.includes(text)).map(([file]) => file);

/** What cannot be in a build unless a part of the provider in the browser is. */
const tellingTexts = [
  ...personas.flatMap(({ name, identifier, passcode, description }) => [
    name,
    identifier,
    passcode,
    description,
  ]),
  DEMO_HEADER,
  'mockServiceWorker',
  'mswjs.io',
  'MOCK_ACTIVATE',
  '@mswjs',
  'primaryKey',
];

const webManifest = z.object({ name: z.string(), icons: z.array(z.object({ src: z.string() })) });

describe('the provider build', () => {
  test('is an app', () => {
    expect(provider.has('index.html')).toBe(true);
    expect(holding(provider, 'Access Your Account')).not.toEqual([]);
  });

  test('loads at most 100 kB after gzip, in 6 requests, before its sign-in can be used, and no XState', () => {
    const page = provider.get('signin/index.html') ?? '';
    const names = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name]) => name ?? '');
    const files = [page, ...names.map((name) => provider.get(name) ?? '')];
    expect(files).not.toContain('');
    expect(files.length).toBeLessThanOrEqual(6);
    expect(files.reduce((sum, file) => sum + gzipSync(file).length, 0)).toBeLessThanOrEqual(100_000);
    const isMachine = (file: string) => file.includes('xstate.init');
    expect(files.some(isMachine)).toBe(false);
    expect([...provider.values()].some(isMachine)).toBe(true);
  });

  test.each(tellingTexts)('does not hold “%s”, and the demo build does', (text) => {
    expect(holding(demo, text)).not.toEqual([]);
    expect(holding(provider, text)).toEqual([]);
  });

  test.each([
    'faker',
    'Melyna Tomas Sincere',
    'Demo – sample data',
    'Paths for testers',
    'The provider’s calls',
    'readAuth is done [isPresent]',
    'trellis-visited',
    'somebody goes to the dashboard without a session',
  ])('does not hold “%s”', (text) => {
    expect(holding(provider, text)).toEqual([]);
  });

  test.each(['PluralRules', 'it is not known whether', 'clipboard.writeText', 'refetchOnWindowFocus'])(
    'loads “%s”, which sign-in does not need, after sign-in',
    (text) => {
      const files = holding(provider, text);
      expect(files).not.toEqual([]);
      expect(files.filter((file) => /\bstart-/.test(file))).toEqual([]);
    },
  );

  test('has no OpenAPI document, and the demo build has', () => {
    expect(demo.has('openapi.json')).toBe(true);
    expect(provider.has('openapi.json')).toBe(false);
  });

  test('has every larger text file compressed beside it', () => {
    const read = (file: string) => readFileSync(path.join(PROVIDER, file));
    const texts = [...provider.keys()].filter((file) => /\.(css|html|js|svg|txt|webmanifest)$/.test(file));
    const larger = texts.filter((file) => read(file).length >= 1024);
    expect(larger).toContain('index.html');
    for (const file of larger) {
      expect(gunzipSync(read(`${file}.gz`)).equals(read(file)), file).toBe(true);
      expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file)), file).toBe(true);
    }
    const copies = [...provider.keys()].filter((file) => /\.(br|gz)$/.test(file));
    expect(copies).toHaveLength(larger.length * 2);
  });

  test('has no page for the testers, and the demo build has', () => {
    for (const file of ['demo/paths/index.html', 'demo/contract/index.html'].map(path.normalize)) {
      expect(demo.has(file)).toBe(true);
      expect(provider.has(file)).toBe(false);
    }
  });

  test('has a dashboard fetched behind the code of calls, and the demo build its provider behind the app’s', () => {
    for (const [screen, file] of [
      ['', 'dashboard'],
      ['dashboard', 'dashboard'],
      ['dashboard/deposit', 'Deposit'],
    ] as const) {
      const page = path.join(screen, 'index.html');
      expect(provider.get(page), page).toMatch(
        / data-dashboard="\/assets\/calls-[^|]* \| \/assets\/dashboard-[^|]*"/,
      );
      expect(demo.get(page), page).toMatch(
        / data-dashboard="\/assets\/calls-[^|]* \| \/assets\/start-[^|]* \| \/assets\/browser-/,
      );
      for (const build of [provider, demo]) {
        const [, behind = ''] = (build.get(page) ?? '').split(' | ');
        expect(behind, page).toContain(`/${file}-`);
        expect(build.get(page), page).not.toMatch(new RegExp(`<link rel="modulepreload"[^>]+/${file}-`));
      }
    }
  });

  test('has a worker script that answers nothing, where the demo build has that of its provider', () => {
    expect(demo.get('mockServiceWorker.js')).toContain("addEventListener('fetch'");
    expect(provider.get('mockServiceWorker.js')).toContain('registration.unregister()');
    expect(provider.get('mockServiceWorker.js')).not.toContain('fetch');
  });
});

describe.each([
  ['the provider build', provider],
  ['the demo build', demo],
])('%s', (_name, build) => {
  test('names no folder of the machine that made it', () => {
    expect(holding(build, process.cwd())).toEqual([]);
    expect(holding(build, path.join(os.homedir(), path.sep))).toEqual([]);
    expect(holding(build, 'file:///')).toEqual([]);
  });

  test('says what it is: title, description, colours, icons and a manifest', () => {
    const page = build.get('index.html') ?? '';
    expect(page).toContain('<title>Trellis</title>');
    expect(page).toMatch(/<meta name="description" content="[^"]{50,160}">/);
    expect(page.match(/<meta name="theme-color"/g)).toHaveLength(2);
    const manifest = webManifest.parse(JSON.parse(build.get('manifest.webmanifest') ?? ''));
    expect(manifest.name).toBe('Trellis');
    const linked = [...page.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="\/([^"]+)"/g)];
    const icons = manifest.icons.map(({ src }) => src);
    const files = [...linked.map(([, file]) => file), ...icons, 'robots.txt'];
    expect(files).toContain('favicon.ico');
    expect(files.filter((file) => !build.has(file ?? ''))).toEqual([]);
    expect(page).not.toContain('data:');
  });

  const pages = [...build].filter(([file]) => file.endsWith('.html'));

  test('tells no other host, and no log, by Referer which page was open, as that of a reset link', () => {
    for (const [file, page] of pages)
      expect(page, file).toMatch(/<meta name="referrer" content="no-referrer"/);
  });

  test('has a page for every fixed path, and 404.html, for a host without a fallback', () => {
    const fixed = Object.values(urls).filter((url) => typeof url === 'string');
    const expected = fixed.map((url) => path.join(url.slice(1), 'index.html'));
    expect(pages.map(([file]) => file)).toEqual(expect.arrayContaining([...expected, '404.html']));
    expect(build.get(path.join('signin', 'index.html'))).toBe(build.get('index.html'));
  });

  test('shows the sign-in form on the pages of sign-in before any script, and on others that it is opening', () => {
    for (const [file, page] of pages) {
      const isSignIn = ['index.html', path.join('signin', 'index.html')].includes(file);
      expect(page.includes('<form'), file).toBe(isSignIn);
      expect(page, file).toContain('Opening your account');
    }
    const [, form = ''] = /(<form[^>]*>.*?<\/form>)/.exec(build.get('index.html') ?? '') ?? [];
    expect(form).toMatch(/method="post"/);
    expect(form.match(/<input /g)).toHaveLength(2);
    expect(form).not.toContain('value=');
  });

  test('has no script, style or handler inline in any page, and names only files that it has', () => {
    for (const [file, page] of pages) {
      expect(page.match(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/g), file).toBeNull();
      const named = [...page.matchAll(/(?:src|href|data-dashboard)="(\/[^"]*)"/g)]
        .flatMap(([, addresses = '']) => addresses.split(' '))
        .filter((address) => address.includes('.'));
      expect(named.length, file).toBeGreaterThan(5);
      expect(
        named.filter((address) => !build.has(path.normalize(address.slice(1)))),
        file,
      ).toEqual([]);
    }
  });

  test('names the files of a screen in its page, and those of the dashboard in the page for every address', () => {
    const names = (file: string) => build.get(path.join(file, 'index.html')) ?? '';
    expect(names('signup')).toMatch(/<link rel="modulepreload"[^>]+\/SignUp-/);
    expect(names('')).not.toMatch(/<link[^>]+\/dashboard-/);
    for (const screen of ['', 'dashboard', 'dashboard/deposit'])
      expect(names(screen), screen).toMatch(/ data-dashboard="\/assets\/calls-/);
  });

  test('has no rule for hover that a tap would leave applied where nothing hovers', () => {
    const sheets = [...build].filter(([file, css]) => file.endsWith('.css') && css.includes(':hover'));
    expect(sheets).not.toEqual([]);
    const forPointers = /@media \(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g;
    for (const [file, css] of sheets)
      expect(css.replaceAll(forPointers, '').match(/[^{}]*:hover/g), file).toBeNull();
  });

  test('has no source maps', () => {
    expect([...build.keys()].filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(holding(build, 'sourceMappingURL')).toEqual([]);
  });
});
