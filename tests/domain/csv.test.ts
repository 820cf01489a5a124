import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#src/domain/csv.ts';

/** Reads CSV as RFC 4180 says, apart from the library that writes it. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    let cell = '';
    if (csv[at] === '"') {
      at++;
      while (csv[at] !== '"' || csv[at + 1] === '"') {
        if (at >= csv.length) throw new Error('a quote is never closed');
        cell += csv[at];
        at += csv[at] === '"' ? 2 : 1;
      }
      at++;
    } else {
      while (at < csv.length && !',\r\n'.includes(csv[at] ?? '')) cell += csv[at++];
    }
    rows.at(-1)?.push(cell);
    if (at >= csv.length) return rows;
    if (csv[at] === ',') at++;
    else if (csv.startsWith('\r\n', at)) {
      at += 2;
      rows.push([]);
    } else throw new Error(`there is something behind a cell: ${JSON.stringify(csv.slice(at, at + 9))}`);
  }
}

const BYTE_ORDER_MARK = '\ufeff';
const body = (csv: string) => {
  expect(csv.startsWith(BYTE_ORDER_MARK)).toBe(true);
  return csv.slice(1);
};

/** What a spreadsheet may see first: white space and control characters may be dropped before it looks. */
const first = (cell: string) => cell.replace(/^[\s\p{Cc}\u200b\ufeff]+/u, '').charAt(0);
const RUNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const isDangerous = (cell: string) => RUNS.includes(first(cell)) || /^[\t\r\n]/.test(cell);

const anything = fc.string({ unit: 'binary', maxLength: 12 });
const attack = fc
  .tuple(
    fc.constantFrom('', ' ', '\t', '\r', '\n', '\r\n', '\u00a0', '\u0000', '\ufeff', '"', ' \t '),
    fc.constantFrom(...RUNS),
    fc.constantFrom('1+1', "cmd|' /C calc'!A0", 'HYPERLINK("http://x")', '1\n2', '"', ',', ''),
    anything,
  )
  .map((parts) => parts.join(''));
const cell = fc.oneof(anything, attack, fc.constant(''), fc.constantFrom('a,b', 'a"b', 'a\r\nb', ' a '));
const table = fc
  .integer({ min: 1, max: 5 })
  .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }));

describe('a CSV file', () => {
  test('escapes cells that a spreadsheet would run, and no other', () => {
    fc.assert(
      fc.property(table, ([header = [], ...rows]) => {
        const found = read(body(toCsv(header, rows)));
        const given = [header, ...rows];
        expect(found.map((row) => row.length)).toEqual(given.map((row) => row.length));
        for (const [index, row] of given.entries()) {
          for (const [column, written] of row.entries()) {
            const got = found[index]?.[column] ?? '';
            expect(isDangerous(got)).toBe(false);
            expect(got).toBe(isDangerous(written) ? `'${written}` : written);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-5.00000', "'-5.00000"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['=1\n+2', "'=1\n+2"],
    ['  =1', "'  =1"],
    ['a=1', 'a=1'],
    ['1234.50000', '1234.50000'],
    ['2025-03-05', '2025-03-05'],
    ["'=1", "'=1"],
  ])('writes %j as %j', (written, got) => {
    expect(read(body(toCsv(['x'], [[written]])))).toEqual([['x'], [got]]);
  });

  test('defuses its headers, too', () => {
    expect(read(body(toCsv(['=1', 'b'], [])))).toEqual([["'=1", 'b']]);
  });
});
