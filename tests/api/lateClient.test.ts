import { expect, onTestFinished, test, vi } from 'vitest';
import { forgotPassword } from '#src/contract/auth.ts';

test('a call whose code cannot be fetched rejects like one without a connection, and sends nothing', async () => {
  vi.resetModules();
  vi.doMock('#src/api/client.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  onTestFinished(() => {
    vi.doUnmock('#src/api/client.ts');
    vi.resetModules();
  });
  const { createLateClient } = await import('#src/api/lateClient.ts');
  const { ConnectionError } = await import('#src/api/errors.ts');
  const fetch = vi.fn<typeof globalThis.fetch>();
  const client = createLateClient({ baseUrl: '/api', fetch });
  const call = client.call(forgotPassword, { body: { email: 'member@example.com' } });
  await expect(call).rejects.toThrow(ConnectionError);
  expect(fetch).not.toHaveBeenCalled();
});
