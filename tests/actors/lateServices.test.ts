import { expect, onTestFinished, test, vi } from 'vitest';
import { forgotPassword } from '#src/contract/auth.ts';

test('a call whose code cannot be fetched rejects like one without a connection, and sends nothing', async () => {
  vi.resetModules();
  vi.doMock('#src/actors/services.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => {
    vi.doUnmock('#src/actors/services.ts');
    vi.resetModules();
  });
  const { createLateServices } = await import('#src/actors/lateServices.ts');
  const { ConnectionError } = await import('#src/api/errors.ts');
  const fetch = vi.fn<typeof globalThis.fetch>();
  const services = createLateServices({ baseUrl: '/api', fetch });
  const call = services.client.call(forgotPassword, { body: { email: 'member@example.com' } });
  await expect(call).rejects.toThrow(ConnectionError);
  await expect(services.load()).rejects.toThrow(ConnectionError);
  expect(services.session.getSnapshot().hasTag('private')).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
