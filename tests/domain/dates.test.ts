import { expect, test } from 'vitest';
import { formatDate } from '#src/domain/dates.ts';

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
])('%s is read as %s', (date, text) => {
  expect(formatDate(date)).toBe(text);
});

test('a moment in UTC is the reader’s own day', () => {
  const noon = new Date(2025, 2, 5, 12);
  expect(formatDate(noon.toISOString())).toBe('5th March, 2025');
});
