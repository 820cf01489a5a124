import { expect, onTestFinished, test, vi } from 'vitest';

test('a provider whose world cannot be opened leaves no worker that answers the next one’s requests', async () => {
  const stop = vi.fn();
  // Another file may have imported the module with its own worker.
  vi.resetModules();
  vi.doMock('#mocks/worker/serviceWorker.ts', () => ({ startWorker: async () => ({ stop }) }));
  onTestFinished(() => {
    vi.doUnmock('#mocks/worker/serviceWorker.ts');
    vi.resetModules();
  });
  const { startProvider } = await import('#mocks/browser.ts');
  const onProgress = () => {
    throw new Error('The world cannot be opened.');
  };
  await expect(startProvider({ persist: false, members: 40, onProgress })).rejects.toThrow(
    'cannot be opened',
  );
  expect(stop).toHaveBeenCalledOnce();
});
