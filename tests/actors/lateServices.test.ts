import { expect, test, vi } from 'vitest';
import { createLateServices } from '#src/actors/lateServices.ts';
import { ConnectionError } from '#src/api/errors.ts';
import { forgotPassword } from '#src/contract/auth.ts';

vi.mock('#src/actors/services.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a call whose code cannot be fetched rejects like one without a connection, and sends nothing', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  const services = createLateServices({ baseUrl: '/api', fetch });
  const call = services.client.call(forgotPassword, { body: { email: 'member@example.com' } });
  await expect(call).rejects.toThrow(ConnectionError);
  await expect(services.load()).rejects.toThrow(ConnectionError);
  expect(services.session.getSnapshot().hasTag('private')).toBe(false);
  expect(fetch).not.toHaveBeenCalled();
});
