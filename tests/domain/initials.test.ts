import { expect, test } from 'vitest';
import { getInitials } from '#src/domain/initials.ts';
import { getInitial, getShortName } from '#src/views/dashboard/team-graph/memberLabels.ts';

test.each([
  ['Miguel Member', 'MM', 'M'],
  ['  ada  king  lovelace ', 'AL', 'A'],
  ['x', 'X', 'X'],
  ['𝒜da Ünal', '𝒜Ü', '𝒜'],
  ['  ', '?', '?'],
  ['e\u0301mile o\u0308zil', 'E\u0301O\u0308', 'E\u0301'],
  ['👩‍👩‍👧 Zoë', '👩‍👩‍👧Z', '👩‍👩‍👧'],
  ['🇩🇪', '🇩🇪', '🇩🇪'],
  ['\u200fשרה לוי', 'של', 'ש'],
  ['王小明', '王', '王'],
])('the initials of %j are %j, and the letter of its square is %j', (name, initials, letter) => {
  expect(getInitials(name)).toBe(initials);
  expect(getInitial({ name })).toBe(letter);
});

test('a name that is cut off loses whole characters', () => {
  expect(getShortName({ name: 'e\u0301'.repeat(16) })).toBe('e\u0301'.repeat(16));
  expect(getShortName({ name: '👩‍👩‍👧'.repeat(17) })).toBe(`${'👩‍👩‍👧'.repeat(15)}…`);
});

test('a shortened name that runs from right to left has its dots at its own end', () => {
  expect(getShortName({ name: 'عمر الخيام بن إبراهيم' })).toBe('عمر الخيام بن إ…\u200f');
  expect(getShortName({ name: 'עמר בן אברהם (1048) הגדול' })).toBe('עמר בן אברהם (1…\u200f');
  for (const name of ['Omar Khayyam ib', 'Omar Khayy ١٢٣٤'])
    expect(getShortName({ name: `${name}n Ibrahim` })).toBe(`${name}…`);
});

test('a name with a hundred thousand marks is shortened like any other', () => {
  const marks = '\u05b0'.repeat(100_000);
  expect(getShortName({ name: `א${marks}${'b'.repeat(20)}` })).toBe(`א${marks}${'b'.repeat(14)}…`);
});
