import { expect, test } from 'vitest';
import { createUniqueKeys } from '#src/ui/dataTable/uniqueKeys.ts';

test('rows of one id have keys of their own, the same each time', () => {
  const rows = ['a', 'b', 'a', '2 a', 'a', ''].map((id) => ({ id }));
  const getKey = createUniqueKeys(rows, ({ id }) => id);
  const keys = rows.map(getKey);
  expect(new Set(keys).size).toBe(rows.length);
  expect(rows.map(createUniqueKeys(rows, ({ id }) => id))).toEqual(keys);
});
