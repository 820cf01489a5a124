import { afterEach, expect, test, vi } from 'vitest';
import { followClock } from '#src/demo/pageClock.ts';

const { now: realNow } = Date;
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Date.now = realNow;
});

test('the page’s clock is the provider’s, and dates of other times stay what they are', () => {
  vi.stubGlobal('Date', Date);
  let now = Date.UTC(2031, 4, 6);
  followClock(() => now);
  now += 60_000;
  expect(Date.now()).toBe(now);
  expect(new Date().toISOString()).toBe('2031-05-06T00:01:00.000Z');
  expect(new Date(0).getTime()).toBe(0);
  expect(new Date('2020-02-29T00:00:00Z').getUTCDate()).toBe(29);
  expect(Date.UTC(1970, 0, 2)).toBe(86_400_000);
  expect(new Date() instanceof Date).toBe(true);

  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(new Date(), 'the time that a test sets').toEqual(new Date(0));
});
