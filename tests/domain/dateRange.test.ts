import { afterEach, describe, expect, test, vi } from 'vitest';
import { isReversed, isWithin, toIsoDay } from '#src/domain/dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("a moment's day", () => {
  test.each([
    ['UTC', '2025-03-05'],
    ['Pacific/Auckland', '2025-03-06'],
    ['America/Los_Angeles', '2025-03-05'],
  ])("is the reader's own: in %s", (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(toIsoDay('2025-03-05T20:00:00.000Z')).toBe(day);
  });
});

describe('a range of days', () => {
  test.each([
    ['2025-03-05', '2025-03-05', true],
    ['2025-03-01', '2025-03-05', true],
    ['2025-03-05', '2025-03-31', true],
    ['', '2025-03-04', false],
    ['2025-03-06', '', false],
    ['', '', true],
    ['2024-12-31', '2025-12-31', true],
  ])('from %j to %j, the ends included, has 5th March: %j', (from, to, within) => {
    expect(isWithin('2025-03-05', { from, to })).toBe(within);
  });

  test('is reversed only when both ends are there', () => {
    expect(isReversed({ from: '2025-03-06', to: '2025-03-05' })).toBe(true);
    expect(isReversed({ from: '2025-03-05', to: '2025-03-05' })).toBe(false);
    expect(isReversed({ from: '2025-03-05', to: '' })).toBe(false);
    expect(isReversed({ from: '', to: '2025-03-05' })).toBe(false);
  });
});
