import { MutationObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearQueryClient, createQueryClient } from '#src/api/queryClient.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['before', 'after'] as const)(
  'a form that is being sent when the session ends is dropped at once, without a timer: its screen is left %s',
  async (when) => {
    const client = createQueryClient();
    let resolve = () => {};
    const answer = new Promise<void>((resolveAnswer) => {
      resolve = resolveAnswer;
    });
    const observer = new MutationObserver(client, { mutationFn: () => answer });
    const leave = observer.subscribe(() => {});
    const mutation = observer.mutate();
    if (when === 'before') leave();

    clearQueryClient(client);
    // What is still mounted is rendered again.
    observer.setOptions({ ...observer.options });
    if (when === 'after') leave();
    expect(client.getMutationCache().getAll()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);

    resolve();
    await mutation;
    expect(client.getMutationCache().getAll()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  },
);
