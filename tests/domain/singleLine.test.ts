import { expect, test } from 'vitest';
import { toSingleLine } from '#src/domain/singleLine.ts';

test.each([
  ['a\nb', 'a b'],
  [' a \r\n\r\n b ', 'a b'],
  ['a\u2028b\u0085c', 'a b c'],
  ['Ada\u202e', 'Ada'],
  ['\u2067Ada\u2069 \u200fB', 'Ada B'],
  ['مريم', 'مريم'],
  ['two  spaces', 'two  spaces'],
])('%j on one line, without marks of direction, is %j', (text, line) => {
  expect(toSingleLine(text)).toBe(line);
});
