import { expect, test } from 'vitest';
import { countRows, isPartialList } from '#src/contract/partialList.ts';

const rows = [1, 2, 3];

test.each([
  { data: { transactions: rows, pagination: { page: 1, total: 20, pages: 7 } } },
  { data: rows, meta: { total: '20' } },
  { data: { transactions: rows, totalDocs: 20 } },
  { transactions: rows, hasNextPage: true },
  { data: { transactions: rows }, links: { next: '/transactions?page=2' } },
  { data: { transactions: rows, paging: { next_cursor: 'abc' } } },
])('%j has only a part of its list', (body) => {
  expect(isPartialList(body, rows.length)).toBe(true);
});

test.each([
  { data: { transactions: rows } },
  { data: { transactions: rows, pagination: { page: 1, total: 3, pages: 1, next: null } } },
  { data: { donations: rows, total: 1500, count: 20 } },
  { data: rows, meta: { total: 3, hasNextPage: false } },
  { data: rows, links: { self: '/transactions', next: '' } },
  rows,
  null,
])('%j does not say that there is more', (body) => {
  expect(isPartialList(body, rows.length)).toBe(false);
});

test.each([
  [{ data: { transactions: rows } }, 3],
  [{ data: rows }, 3],
  [rows, 3],
  [{ data: { profile: {} } }, undefined],
  [{ message: 'Done.' }, undefined],
])('%j lists %j rows', (reply, count) => {
  expect(countRows(reply)).toBe(count);
});
