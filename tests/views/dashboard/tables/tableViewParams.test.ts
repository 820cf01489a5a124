import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PAGE_SIZES, type TableView } from '#src/ui/dataTable/tableView.ts';
import { readTableView, writeTableView } from '#src/views/dashboard/tables/tableViewParams.ts';

const table = { name: 'donations', ids: ['date', 'amount'], defaultSort: { id: 'date', desc: true } };
const plain = { ...table, name: undefined };
const DEFAULTS: TableView = { page: 1, size: 10, sort: table.defaultSort, q: '', from: '', to: '' };

const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const view: fc.Arbitrary<TableView> = fc.record({
  page: fc.integer({ min: 1, max: 9_999_999 }),
  size: fc.constantFrom(...PAGE_SIZES),
  sort: fc.record({ id: fc.constantFrom(...table.ids), desc: fc.boolean() }),
  q: fc.string({ unit: 'grapheme', maxLength: 40 }),
  from: fc.oneof(fc.constant(''), day),
  to: fc.oneof(fc.constant(''), day),
});

describe('the view of a table in the URL', () => {
  test('is the same after a reload', () => {
    fc.assert(
      fc.property(view, (given) => {
        const url = writeTableView(new URLSearchParams('tab=history'), given, table).toString();
        expect(readTableView(new URLSearchParams(url), table)).toEqual(given);
        expect(new URLSearchParams(url).get('tab')).toBe('history');
      }),
    );
  });

  test('leaves the URL alone while it is as by default', () => {
    expect(writeTableView(new URLSearchParams('tab=history'), DEFAULTS, table).toString()).toBe(
      'tab=history',
    );
    const changed = writeTableView(new URLSearchParams(), { ...DEFAULTS, page: 3, q: 'a b' }, table);
    expect(changed.toString()).toBe('donations.page=3&donations.q=a+b');
    expect(writeTableView(changed, DEFAULTS, table).toString()).toBe('');
  });

  test('of one table is not that of another', () => {
    const url = writeTableView(new URLSearchParams('transfers.page=9'), { ...DEFAULTS, page: 2 }, table);
    expect(url.toString()).toBe('transfers.page=9&donations.page=2');
    expect(readTableView(url, plain)).toEqual(DEFAULTS);
  });

  test('has short names where a screen has one table', () => {
    const url = 'page=2&size=25&sort=-amount&q=x&from=2025-03-05&to=2025-03-06';
    const read = readTableView(new URLSearchParams(url), plain);
    expect(read).toEqual({
      page: 2,
      size: 25,
      sort: { id: 'amount', desc: true },
      q: 'x',
      from: '2025-03-05',
      to: '2025-03-06',
    });
    expect(writeTableView(new URLSearchParams(), read, plain).toString()).toBe(url);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=NaN',
    'page=',
    'page=99999999999999999999',
    'size=11',
    'size=0',
    'size=',
    'size=all',
    'sort=nothing',
    'sort=--amount',
    'sort=',
    'sort=constructor',
    `q=${'x'.repeat(201)}`,
    'from=yesterday',
    'from=2025-02-30',
    'to=2025-3-5',
    'to=12025-03-05',
  ])('that is nonsense is as by default: %s', (url) => {
    expect(readTableView(new URLSearchParams(url), plain)).toEqual(DEFAULTS);
  });

  test('keeps valid parameters beside invalid ones', () => {
    expect(readTableView(new URLSearchParams('page=x&size=50'), plain)).toEqual({ ...DEFAULTS, size: 50 });
  });
});
