import { expect, test } from 'vitest';
import { createUniqueKeys } from '#src/ui/dataTable/uniqueKeys.ts';

test('rows of one id have keys of their own, the same each time', () => {
  const rows = ['a', 'b', 'a', '2 a', 'a', ''].map((id) => ({ id }));
  const getKey = createUniqueKeys(rows, ({ id }) => id);
  const keys = rows.map(getKey);
  expect(new Set(keys).size).toBe(rows.length);
  expect(rows.map(createUniqueKeys(rows, ({ id }) => id))).toEqual(keys);
});

test('the keys of the first rows are found without a look at the others', () => {
  let looks = 0;
  const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}` }));
  const getKey = createUniqueKeys(rows, ({ id }) => {
    looks += 1;
    return id;
  });
  for (const row of rows.slice(0, 20)) getKey(row);
  expect(looks).toBe(20);
});
