import { expect, test, vi } from 'vitest';
import { startProvider } from '#mocks/browser.ts';

const stop = vi.fn();
vi.mock('#mocks/worker/serviceWorker.ts', () => ({ startWorker: async () => ({ stop }) }));

test('a provider whose world cannot be opened leaves no worker that answers the next one’s requests', async () => {
  const onProgress = () => {
    throw new Error('The world cannot be opened.');
  };
  await expect(startProvider({ persist: false, members: 40, onProgress })).rejects.toThrow(
    'cannot be opened',
  );
  expect(stop).toHaveBeenCalledOnce();
});
