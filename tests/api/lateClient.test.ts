import { expect, test, vi } from 'vitest';
import { ConnectionError } from '#src/api/errors.ts';
import { createLateClient } from '#src/api/lateClient.ts';
import { forgotPassword } from '#src/contract/auth.ts';

vi.mock('#src/api/client.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a call whose code cannot be fetched rejects like one without a connection, and sends nothing', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const client = createLateClient({ baseUrl: '/api', fetch });
  const call = client.call(forgotPassword, { body: { email: 'member@example.com' } });
  await expect(call).rejects.toThrow(ConnectionError);
  expect(fetch).not.toHaveBeenCalled();
});
