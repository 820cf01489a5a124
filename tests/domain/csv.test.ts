import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from '#src/domain/csv.ts';
import { toSingleLine } from '#src/domain/singleLine.ts';

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

const RUNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const UNSEEN = [
  '',
  ' ',
  '\u00a0',
  '\u0000',
  '\u00ad',
  '\u200b',
  '\u2060',
  '\ufeff',
  '\ufe0f',
  '\u202e',
  ' \u2063 ',
];

/** What a spreadsheet may take for a cell: in some countries another character separates them. */
const piecesOf = (cell: string): string[] => cell.split(/[,;|\t\r\n"]/u);
/** A piece as it is once all that is not drawn has been dropped. */
const visible = (piece: string): string =>
  piece.replace(/^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u, '');
const runs = (cell: string): boolean =>
  !/^-?\d+(\.\d+)?%?$/.test(cell) && piecesOf(cell).some((piece) => RUNS.includes(visible(piece).charAt(0)));
const withoutApostrophes = (cell: string): string => cell.replaceAll("'", '');

const anything = fc.string({ unit: 'binary', maxLength: 12 });
const attack = fc
  .tuple(
    fc.constantFrom('', ' ', 'a;', 'a\t', 'a"', '\t', '\r', '\n', 'a\r\n', '"', ' \t ', 'a,', "a'"),
    fc.constantFrom(...UNSEEN),
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
        const wrong = given.flat().filter((written, index) => {
          const got = found.flat()[index] ?? '';
          const line = toSingleLine(written);
          const isKept = runs(line) || line.includes("'") || got === line;
          const isTheSame = withoutApostrophes(got) === withoutApostrophes(line);
          return runs(got) || /[\r\n\u2028\u202e]/.test(got) || !isKept || !isTheSame;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-5.00000', '-5.00000'],
    ['-5+1', "'-5+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['\t=1', "'=1"],
    ['\r=1', "'=1"],
    ['a\n=1', 'a =1'],
    ['a;=1+1', "a;'=1+1"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a"=1+1', 'a"\'=1+1'],
    ["a'=1+1", "a''=1+1"],
    ['a; \u2060=1+1', "a;' \u2060=1+1"],
    ['\u2060=1', "'\u2060=1"],
    ['\u00ad=1', "'\u00ad=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\ufeff=1', "'=1"],
    ['\u202e=1', "'=1"],
    ['  =1', "'=1"],
    ['a=1', 'a=1'],
    ['1234.50000', '1234.50000'],
    ['2025-03-05', '2025-03-05'],
    ["'=1", "'=1"],
    ["a;'=1", "a;'=1"],
  ])('writes %j as %j', (written, got) => {
    expect(read(body(toCsv(['x'], [[written]])))).toEqual([['x'], [got]]);
  });

  test.each(['-12.50000', '-3.4%', '-100%'])('leaves negative numbers and shares as they are: %s', (cell) => {
    expect(toCsv(['Share'], [[cell]])).toBe(`\ufeffShare\r\n${cell}`);
  });

  test('defuses its headers, too', () => {
    expect(read(body(toCsv(['=1', 'b'], [])))).toEqual([["'=1", 'b']]);
  });
});
