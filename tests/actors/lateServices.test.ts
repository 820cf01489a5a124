import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgotPassword } from '#src/contract/auth.ts';

/** How often the code still cannot be fetched. */
let failures = 0;

beforeEach(() => {
  // The session listens to what other tabs store.
  vi.stubGlobal('window', new EventTarget());
  vi.resetModules();
  vi.doMock(import('#src/actors/services.ts'), async (load) => {
    failures -= 1;
    if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return load();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('#src/actors/services.ts');
  vi.resetModules();
});

const start = async () => {
  const { createLateServices } = await import('#src/actors/lateServices.ts');
  const { ConnectionError } = await import('#src/api/errors.ts');
  const fetch = vi.fn(async () => Response.json({ message: 'Look into your mail.' }));
  const services = createLateServices({ baseUrl: '/api', fetch });
  const call = () => services.client.call(forgotPassword, { body: { email: 'member@example.com' } });
  return { services, fetch, call, ConnectionError };
};

test('a call whose code cannot be fetched rejects like one without a connection, and sends nothing', async () => {
  failures = 2;
  const { services, fetch, call, ConnectionError } = await start();
  await expect(call()).rejects.toThrow(ConnectionError);
  await expect(services.load()).rejects.toThrow(ConnectionError);
  expect(services.session.getSnapshot().hasTag('private')).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});

test('code that could not be fetched once is fetched with the next call', async () => {
  failures = 1;
  const { services, fetch, call, ConnectionError } = await start();
  await expect(call()).rejects.toThrow(ConnectionError);
  await expect(call()).resolves.toEqual({ message: 'Look into your mail.' });
  expect(fetch).toHaveBeenCalledOnce();
  services.stop();
});
