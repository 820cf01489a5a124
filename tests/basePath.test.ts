import { afterEach, expect, test, vi } from 'vitest';

const load = (basePath: string) => {
  vi.resetModules();
  vi.stubEnv('BASE_URL', basePath);
  return import('#src/basePath.ts');
};

/** A Storage as browsers have it: its items are properties. */
class Items {
  [key: string]: unknown;
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
  clear() {
    for (const key of Object.keys(this)) delete this[key];
  }
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('at the root, addresses are paths, and names are as they are', async () => {
  const { routerBase, toAddress, toPath, toOwnName } = await load('/');
  expect([routerBase, toAddress('/signin'), toPath('/signin'), toPath('/'), toOwnName('auth')]).toEqual([
    '',
    '/signin',
    '/signin',
    '/',
    'auth',
  ]);
});

test('below a base path, addresses and names carry it, and no address outside is a path of the app', async () => {
  const { routerBase, toAddress, toPath, toOwnName } = await load('/app/');
  expect([routerBase, toAddress('/'), toAddress('/signin'), toOwnName('auth')]).toEqual([
    '/app',
    '/app/',
    '/app/signin',
    '/app/:auth',
  ]);
  expect(['/app', '/app/', '/app/signin', '/apple', '/signin', '/'].map(toPath)).toEqual([
    '/',
    '/',
    '/signin',
    '~/apple',
    '~/signin',
    '~/',
  ]);
});

test.each([
  ['/', []],
  ['/app/', ['auth', '/apple/:auth', 'app/:auth']],
])('what an app at %s has stored is removed, and of other apps %j stays', async (basePath, expected) => {
  const { clearOwnItems, toOwnName } = await load(basePath);
  const storage = new Items();
  for (const key of ['auth', '/apple/:auth', 'app/:auth', toOwnName('auth'), toOwnName('theme')]) {
    storage.setItem(key, 'stored');
  }
  clearOwnItems(storage);
  expect(Object.keys(storage)).toEqual(expected);
});

test('what is stored is removed where the browser stores nothing more', async () => {
  const { clearOwnItems } = await load('/');
  const storage = new Items();
  storage.setItem('auth', 'stored');
  const full = Object.assign(Object.create(storage), { auth: 'stored' });
  full.setItem = () => {
    throw new DOMException('There is no room.', 'QuotaExceededError');
  };
  clearOwnItems(full);
  expect(Object.keys(full)).not.toContain('auth');
});
