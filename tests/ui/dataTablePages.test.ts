import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageButtons, paginate } from '#src/ui/dataTable/paginate.ts';
import { toSearchTerms, toSearchText } from '#src/ui/dataTable/search.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('pages', () => {
  test('together are all rows in order, each once', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.constantFrom(10, 25, 50), (count, size) => {
        const all = rows(count);
        const pages = rows(paginate(all, 1, size).count).map((page) => paginate(all, page, size));
        expect(pages.flatMap((page) => page.rows)).toEqual(all);
        for (const page of pages) expect(rows(count).slice(page.first - 1, page.last)).toEqual(page.rows);
      }),
    );
  });

  test('past the end are the last one', () => {
    expect(paginate(rows(63), 99, 10)).toEqual({
      rows: [61, 62, 63],
      page: 7,
      count: 7,
      total: 63,
      first: 61,
      last: 63,
    });
  });

  test('of nothing are one, without rows', () => {
    expect(paginate([], 3, 10)).toEqual({ rows: [], page: 1, count: 1, total: 0, first: 0, last: 0 });
  });
});

describe('page buttons', () => {
  test.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [3, 5, '1 2 3 4 5'],
    [1, 11, '1 2 … 11'],
    [4, 11, '1 2 3 4 5 … 11'],
    [5, 11, '1 … 4 5 6 … 11'],
    [8, 11, '1 … 7 8 9 10 11'],
    [11, 11, '1 … 10 11'],
  ])('on page %i of %i are %s', (page, count, buttons) => {
    expect(
      pageButtons(page, count)
        .map((button) => button ?? '…')
        .join(' '),
    ).toBe(buttons);
  });
});

describe('a text filter', () => {
  const matches = (typed: string, ...texts: string[]) =>
    toSearchTerms(typed).every((word) => toSearchText(texts).includes(word));

  test.each([
    ['deposit', true],
    ['DEP', true],
    ['jose completed', true],
    ['completed  jósé ', true],
    ['', true],
    ['   ', true],
    ['deposit pending', false],
    ['josedeposit', false],
    ['.', false],
  ])('%j finds the row: %j', (typed, found) => {
    expect(matches(typed, 'José', 'Deposit', 'Completed')).toBe(found);
  });
});
