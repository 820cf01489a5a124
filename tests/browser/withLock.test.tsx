import { expect, test, vi } from 'vitest';
import { withLock } from '#src/browser/withLock.ts';

test('the lock of a tab that the system has suspended is taken over in the end, and its task goes on once it is awake', async () => {
  const { signal } = new AbortController();
  let wake = (_result: string) => {};
  const suspended = withLock('session', signal, () => new Promise<string>((resolve) => (wake = resolve)));
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  expect(await withLock('session', signal, async (waited) => waited)).toBe(true);
  wake('late');
  expect(await suspended).toBe('late');
  vi.restoreAllMocks();
});
