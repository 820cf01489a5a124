import { nullable, primaryKey } from '@mswjs/data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { continueTable, iterateRows, packAnew } from '#mocks/database/database.ts';
import { createShape, getShape, mapTables } from '#mocks/database/fields.ts';
import { createId } from '#mocks/database/ids.ts';
import { readPacked } from '#mocks/database/packedRows.ts';
import { isPackedTable, packRows, TableWriter } from '#mocks/database/packedTable.ts';
import { runAtOnce } from '#mocks/slices.ts';

const model = {
  id: primaryKey(String),
  name: String,
  sponsor: nullable(String),
  address: nullable(String),
  units: Number,
  amount: nullable(Number),
  lines: Array,
};
const distinct = ['address'];

const text = fc.oneof(
  fc.constantFrom('', 'Łukasz 🎉', '\ud83d', 'Donation made'),
  fc.string({ unit: 'binary' }),
);
const memberId = fc.integer({ min: 1, max: 200_000 }).map((number) => createId('member', number));
const number = fc
  .oneof(fc.integer({ min: 0, max: 300 }), fc.integer(), fc.double({ noNaN: true }))
  // There is no negative zero.
  .map((value) => value + 0);
const row = fc.record({
  name: fc.oneof(text, memberId),
  sponsor: fc.option(memberId),
  address: fc.option(text),
  units: number,
  amount: fc.option(number),
});
const rowsOf = (lines: fc.Arbitrary<string | number>) =>
  fc.array(
    fc.tuple(row, fc.array(lines, { maxLength: 3 })).map(([one, items]) => ({ ...one, lines: items })),
    { maxLength: 12 },
  );
const rows = fc.oneof(rowsOf(text), rowsOf(number));
const table = fc.constantFrom('donation', '');
const identify = (unnumbered: readonly object[], name: string) =>
  unnumbered.map((one, index) => ({
    id: name === 'donation' ? createId('donation', index + 1) : `row ${index}`,
    ...one,
  }));

describe('packed rows', () => {
  it('are read as they were written, also by a writer that goes on behind them', () => {
    fc.assert(
      fc.property(rows, fc.nat(), table, (unnumbered, at, name) => {
        const shape = createShape(model, name, distinct);
        const all = identify(unnumbered, name);
        const split = all.length === 0 ? 0 : at % all.length;
        const packed = packRows(shape, all);
        const writer = new TableWriter(shape, packRows(shape, all.slice(0, split)));
        for (const one of all.slice(split)) writer.push(one);
        expect(writer.length).toBe(all.length);
        for (const written of [packed, writer.pack(), structuredClone(packed)]) {
          expect(isPackedTable(shape, written)).toBe(true);
          const read = readPacked(shape, written);
          expect(all.map((_, index) => read.read(index))).toEqual(all);
          for (const [index, { id }] of all.entries()) expect(read.indexOf(id)).toBe(index);
        }
        expect(writer.pack()).toEqual(packed);
      }),
      { numRuns: 300 },
    );
  });

  it('have a number of a row replaced by a writer, and no other value', () => {
    const shape = createShape(model, 'donation', distinct);
    const all = identify(
      [1, 2].map((units) => ({ name: '', sponsor: null, address: null, units, amount: null, lines: [] })),
      'donation',
    );
    const writer = new TableWriter(shape, packRows(shape, all));
    writer.replace(1, 'units', 70_000);
    expect(readPacked(shape, writer.pack()).read(1)).toEqual({ ...all[1], units: 70_000 });
    expect(() => writer.replace(2, 'units', 1)).toThrow(RangeError);
    expect(() => writer.replace(0, 'name', 1)).toThrow(RangeError);
  });
});

describe('a table that goes on', () => {
  const shape = getShape('donation');
  const donation = (number: number, amount: number) => ({
    id: createId('donation', number),
    member_id: createId('member', number % 3),
    amount,
    status: 'Completed',
    created_at: number,
  });
  const tables = {
    ...mapTables((name) => packRows(getShape(name), [])),
    donation: packRows(shape, [donation(1, 10), donation(2, 20), donation(3, 30)]),
  };
  const added = donation(4, 40);
  const more = donation(5, 50);
  it.each([
    ['nothing has changed', { rows: [], removed: [] }],
    ['a row is new', { rows: [added], removed: [] }],
    ['a row has changed', { rows: [donation(2, 25), added], removed: [] }],
    ['a row is gone', { rows: [added], removed: [createId('donation', 3)] }],
  ])('has the rows that it would have anew, where %s', (_, changes) => {
    const writer = runAtOnce(continueTable('donation', tables, changes));
    writer.push(more);
    const anew = runAtOnce(packAnew('donation', tables, changes, [more]));
    expect(writer.pack()).toEqual(anew);
    expect([...iterateRows('donation', { ...tables, donation: anew })]).toEqual([
      ...iterateRows('donation', tables, { ...changes, rows: [...changes.rows, more] }),
    ]);
  });
});
