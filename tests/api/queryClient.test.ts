import { focusManager, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAhead } from '#src/api/fetchAhead.ts';
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

test('what was read before the clock was set back is read again when the page is looked at', async () => {
  const client = createQueryClient();
  client.mount();
  let reads = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['member', 'profile'],
    queryFn: () => Promise.resolve(++reads),
  });
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(1));

  vi.setSystemTime(Date.now() - 3_600_000);
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(2));

  leave();
  focusManager.setFocused(undefined);
  client.unmount();
  client.clear();
});

test('what was read ahead of a visit is not read again by it, and by the next visit it is', async () => {
  const client = createQueryClient();
  let reads = 0;
  const options = { queryKey: ['member', 'profile'], queryFn: () => Promise.resolve(++reads) };
  const visit = () => new QueryObserver(client, options).subscribe(() => {});
  const settle = () => vi.advanceTimersByTimeAsync(100);

  // Read at the start of the app, and ahead of another screen that shows the same.
  const reading = fetchAhead(client, options);
  const leaveFirst = visit();
  await reading;
  await settle();
  expect(reads).toBe(1);
  leaveFirst();
  const leaveSecond = visit();
  await settle();
  expect(reads).toBe(2);

  vi.setSystemTime(Date.now() + 11_000);
  await fetchAhead(client, options);
  expect(reads).toBe(3);
  leaveSecond();
  const leaveThird = visit();
  await settle();
  expect(reads).toBe(3);

  leaveThird();
  client.clear();
});
