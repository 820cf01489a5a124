import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatDate, isReversed, isWithin, toIsoDay } from '#src/domain/dates.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the day of a point in time', () => {
  test.each([
    ['UTC', '2025-03-05'],
    ['Pacific/Auckland', '2025-03-06'],
    ['America/Los_Angeles', '2025-03-05'],
  ])('is in the local time zone %s', (zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(toIsoDay('2025-03-05T20:00:00.000Z')).toBe(day);
  });
});

describe('the ends of time', () => {
  test.each([
    ['9999-12-31T23:59:59Z', 'Pacific/Auckland', '9999-12-31'],
    ['+010000-06-01T00:00:00Z', 'UTC', '9999-12-31'],
    ['0001-01-01T00:00:00Z', 'America/Los_Angeles', '0001-01-01'],
    ['0001-01-02T00:00:00Z', 'UTC', '0001-01-02'],
    ['no date', 'UTC', ''],
  ])('%s in %s has the day %j, with four digits of year', (moment, zone, day) => {
    vi.stubEnv('TZ', zone);
    expect(toIsoDay(moment)).toBe(day);
  });

  test('what is no date is shown as a dash', () => {
    expect(formatDate('no date')).toBe('–');
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

test.each([
  [new Date(2025, 2, 5), '5th March, 2025'],
  [new Date(2025, 0, 1), '1st January, 2025'],
  [new Date(2025, 1, 2), '2nd February, 2025'],
  [new Date(2025, 11, 3), '3rd December, 2025'],
  [new Date(2024, 1, 29), '29th February, 2024'],
  [new Date(2025, 5, 11), '11th June, 2025'],
  [new Date(2025, 5, 12), '12th June, 2025'],
  [new Date(2025, 5, 13), '13th June, 2025'],
  [new Date(2025, 5, 21), '21st June, 2025'],
  [new Date(2025, 5, 22), '22nd June, 2025'],
  [new Date(2025, 5, 23), '23rd June, 2025'],
])('%s is formatted as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test('a point in time in UTC is formatted in the local time zone', () => {
  const noon = new Date(2025, 2, 5, 12);
  expect(formatDate(noon.toISOString())).toBe('5th March, 2025');
});
