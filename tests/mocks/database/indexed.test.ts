import { factory, nullable, primaryKey } from '@mswjs/data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createShape } from '#mocks/database/fields.ts';
import { getChanges, hydrate, indexed } from '#mocks/database/indexed.ts';
import { PackedRows } from '#mocks/database/packedRows.ts';
import { packRows } from '#mocks/database/packedTable.ts';

const models = {
  row: {
    id: primaryKey(String),
    key: String,
    parent: nullable(String),
    size: Number,
    tags: (): string[] => [],
  },
};
const createStock = () => factory(models);
type Database = ReturnType<typeof createStock>;
const createIndexed = () => indexed(createStock(), { row: ['key', 'parent'] });

const id = fc.integer({ min: 0, max: 25 }).map((number) => `i${number}`);
const key = fc.integer({ min: 0, max: 6 }).map((number) => `k${number}`);
const parent = fc.integer({ min: 0, max: 4 }).map((number) => `p${number}`);
const size = fc.integer({ min: 0, max: 4 });

type Step = (database: Database) => unknown;
const step: fc.Arbitrary<{ name: string; run: Step }> = fc.oneof(
  fc.record({ id, key, parent: fc.option(parent), size }).map((row) => ({
    name: `create ${JSON.stringify(row)}`,
    run: (database: Database) => database.row.create({ ...row, tags: [row.key] }),
  })),
  fc.tuple(id, key, parent, size).map(([id, key, parent, size]) => ({
    name: `update ${id} to ${key} ${parent}`,
    run: ({ row }: Database) => row.update({ where: { id: { equals: id } }, data: { key, parent, size } }),
  })),
  fc.tuple(id, id).map(([from, to]) => ({
    name: `rename ${from} to ${to}`,
    run: ({ row }: Database) => row.update({ where: { id: { equals: from } }, data: { id: to } }),
  })),
  fc.tuple(parent, parent).map(([from, to]) => ({
    name: `move all of ${from} to ${to}`,
    run: ({ row }: Database) => row.updateMany({ where: { parent: { equals: from } }, data: { parent: to } }),
  })),
  id.map((id) => ({
    name: `delete ${id}`,
    run: ({ row }: Database) => row.delete({ where: { id: { equals: id } } }),
  })),
  fc.tuple(key, size).map(([key, size]) => ({
    name: `delete all ${key} of size ${size}`,
    run: ({ row }: Database) => row.deleteMany({ where: { key: { equals: key }, size: { equals: size } } }),
  })),
);

const packed = fc.uniqueArray(
  fc.record({ id, key, parent: fc.option(parent), size, tags: fc.array(key, { maxLength: 3 }) }),
  { selector: (row) => row.id },
);
function pack(rows: Parameters<typeof packRows>[1]): PackedRows {
  const shape = createShape(models.row);
  return new PackedRows(shape, packRows(shape, rows));
}
const NO_CHANGES = { rows: [], removed: [] };

const ask = <Value>(
  values: fc.Arbitrary<Value>,
  query: (row: Database['row'], value: Value) => unknown,
): fc.Arbitrary<Step> =>
  values.map(
    (value) =>
      ({ row }) =>
        query(row, value),
  );
const query: fc.Arbitrary<Step> = fc.oneof(
  ask(id, (row, id) => row.findFirst({ where: { id: { equals: id } } })),
  ask(fc.array(id), (row, ids) => row.findMany({ where: { id: { in: ids } } })),
  ask(key, (row, key) => row.findFirst({ where: { key: { equals: key } } })),
  ask(fc.tuple(fc.array(key), size), (row, [keys, size]) =>
    row.findMany({ where: { key: { in: keys }, size: { gte: size } } }),
  ),
  ask(fc.tuple(key, parent), (row, [key, parent]) =>
    row.findMany({ where: { key: { equals: key }, parent: { equals: parent } } }),
  ),
  ask(parent, (row, parent) => row.findMany({ where: { parent: { notEquals: parent } } })),
  ask(parent, (row, parent) => row.count({ where: { parent: { equals: parent } } })),
  ask(parent, (row, parent) =>
    row.findMany({ where: { parent: { equals: parent } }, take: 2, skip: 1, orderBy: { size: 'desc' } }),
  ),
  fc.constant(({ row }: Database) => row.getAll()),
  fc.constant(({ row }: Database) => row.count()),
);

function getOutcome(run: Step, database: Database): unknown {
  try {
    return { value: structuredClone(run(database)) };
  } catch (error) {
    return { error: String(error) };
  }
}

describe('the indexed database', () => {
  it('gives the same results as a stock one, in the same order, after any history over packed rows', {
    timeout: 60_000,
  }, () => {
    let compared = 0;
    const histories = fc.array(fc.tuple(step, query), { maxLength: 80, size: 'max' });
    fc.assert(
      fc.property(packed, histories, (rows, history) => {
        const [stock, indexedDatabase, copy] = [createStock(), createIndexed(), createIndexed()];
        for (const row of rows) stock.row.create(row);
        const base = pack(rows);
        hydrate(indexedDatabase, 'row', NO_CHANGES, base);
        for (const [{ name, run }, query] of history) {
          expect(getOutcome(run, indexedDatabase), name).toEqual(getOutcome(run, stock));
          expect(getOutcome(query, indexedDatabase), `a query after ${name}`).toEqual(
            getOutcome(query, stock),
          );
          compared++;
        }
        // What has changed is enough to have the same rows again.
        hydrate(copy, 'row', structuredClone(getChanges(indexedDatabase, 'row')), base);
        expect(structuredClone(copy.row.getAll())).toEqual(structuredClone(stock.row.getAll()));
        expect(copy.row.count()).toBe(stock.row.count());
      }),
      { numRuns: 120 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it('finds nothing for a value that does not occur', () => {
    const database = createIndexed();
    database.row.create({ id: 'a', key: 'k', parent: null });
    expect(database.row.findFirst({ where: { key: { equals: 'other' } } })).toBeNull();
    expect(database.row.findMany({ where: { key: { in: [] } } })).toEqual([]);
  });

  it('replaces all rows in bulk and finds the new ones', () => {
    const database = createIndexed();
    database.row.create({ id: 'old', key: 'k1' });
    const rows = [
      { id: 'a', key: 'k1', parent: null, size: 1, tags: [] },
      { id: 'b', key: 'k2', parent: 'a', size: 2, tags: ['x'] },
    ];
    hydrate(database, 'row', { rows, removed: [] });
    expect(structuredClone(database.row.getAll())).toEqual(rows);
    expect(database.row.findMany({ where: { key: { equals: 'k1' } } }).map((row) => row.id)).toEqual(['a']);
    database.row.update({ where: { id: { equals: 'b' } }, data: { parent: 'z' } });
    expect(database.row.count({ where: { parent: { equals: 'z' } } })).toBe(1);
  });

  it('reads one row, not all, for a query by an indexed field', () => {
    const database = createIndexed();
    let reads = 0;
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: `i${index}`,
      key: `k${index}`,
      parent: null,
      tags: [],
      get size() {
        reads++;
        return 1;
      },
    }));
    hydrate(database, 'row', NO_CHANGES);
    for (const row of rows) database.row.create({ id: row.id, key: row.key, size: row.size });
    reads = 0;
    const found = database.row.findMany({ where: { key: { equals: 'k77' } } });
    expect(found.map((row) => row.id)).toEqual(['i77']);
    expect(reads).toBe(0);
  });
});
