import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearQueryClient, createQueryClient } from '#src/api/queryClient.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  // Before the timers: a spy that is restored after them puts the false ones back.
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a form that is being sent when the session ends is dropped soon after its answer, without timers that chase it', async () => {
  const client = createQueryClient();
  let resolve = () => {};
  const answer = new Promise<void>((resolveAnswer) => {
    resolve = resolveAnswer;
  });
  const observer = new MutationObserver(client, { mutationFn: () => answer });
  const end = observer.subscribe(() => {});
  const mutation = observer.mutate();
  const [sent] = client.getMutationCache().getAll();
  const drop = vi.spyOn(client.getMutationCache(), 'remove');

  clearQueryClient(client);
  end();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await vi.advanceTimersByTimeAsync(3000);
  expect(timers.mock.calls.length).toBeLessThan(5);
  expect(drop).not.toHaveBeenCalledWith(sent);

  resolve();
  await mutation;
  await vi.advanceTimersByTimeAsync(1000);
  expect(drop).toHaveBeenCalledWith(sent);
});
