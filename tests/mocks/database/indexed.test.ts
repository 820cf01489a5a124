import { factory, nullable, primaryKey } from '@mswjs/data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hydrate, indexed } from '#mocks/database/indexed.ts';

const stock = () =>
  factory({
    row: {
      id: primaryKey(String),
      key: String,
      parent: nullable(String),
      size: Number,
      tags: (): string[] => [],
    },
  });
type Database = ReturnType<typeof stock>;
const fast = () => indexed(stock(), { row: ['key', 'parent'] });

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

const query: fc.Arbitrary<Step> = fc.oneof(
  id.map(
    (id) =>
      ({ row }: Database) =>
        row.findFirst({ where: { id: { equals: id } } }),
  ),
  fc.array(id).map(
    (ids) =>
      ({ row }: Database) =>
        row.findMany({ where: { id: { in: ids } } }),
  ),
  key.map(
    (key) =>
      ({ row }: Database) =>
        row.findFirst({ where: { key: { equals: key } } }),
  ),
  fc.tuple(fc.array(key), size).map(
    ([keys, size]) =>
      ({ row }: Database) =>
        row.findMany({ where: { key: { in: keys }, size: { gte: size } } }),
  ),
  fc.tuple(key, parent).map(
    ([key, parent]) =>
      ({ row }: Database) =>
        row.findMany({ where: { key: { equals: key }, parent: { equals: parent } } }),
  ),
  parent.map(
    (parent) =>
      ({ row }: Database) =>
        row.findMany({ where: { parent: { notEquals: parent } } }),
  ),
  parent.map(
    (parent) =>
      ({ row }: Database) =>
        row.count({ where: { parent: { equals: parent } } }),
  ),
  parent.map(
    (parent) =>
      ({ row }: Database) =>
        row.findMany({ where: { parent: { equals: parent } }, take: 2, skip: 1, orderBy: { size: 'desc' } }),
  ),
  fc.constant(({ row }: Database) => row.getAll()),
  fc.constant(({ row }: Database) => row.count()),
);

function outcome(run: Step, database: Database): unknown {
  try {
    return { value: structuredClone(run(database)) };
  } catch (error) {
    return { error: String(error) };
  }
}

describe('the indexed database', () => {
  it('answers as a stock one does, in the same order, after any history', () => {
    let compared = 0;
    fc.assert(
      fc.property(fc.array(fc.tuple(step, query), { maxLength: 80, size: 'max' }), (history) => {
        const [plain, quick] = [stock(), fast()];
        for (const [{ name, run }, ask] of history) {
          expect(outcome(run, quick), name).toEqual(outcome(run, plain));
          expect(outcome(ask, quick), `a query after ${name}`).toEqual(outcome(ask, plain));
          compared++;
        }
      }),
      { numRuns: 120 },
    );
    expect(compared).toBeGreaterThan(1000);
  });

  it('finds nothing for a value that is not there, however it is not', () => {
    const database = fast();
    database.row.create({ id: 'a', key: 'k', parent: null });
    expect(database.row.findFirst({ where: { key: { equals: 'other' } } })).toBeNull();
    expect(database.row.findMany({ where: { key: { in: [] } } })).toEqual([]);
  });

  it('takes rows in bulk, as the only ones, and answers from them', () => {
    const database = fast();
    database.row.create({ id: 'old', key: 'k1' });
    const rows = [
      { id: 'a', key: 'k1', parent: null, size: 1, tags: [] },
      { id: 'b', key: 'k2', parent: 'a', size: 2, tags: ['x'] },
    ];
    hydrate(database, 'row', rows);
    expect(structuredClone(database.row.getAll())).toEqual(rows);
    expect(database.row.findMany({ where: { key: { equals: 'k1' } } }).map((row) => row.id)).toEqual(['a']);
    database.row.update({ where: { id: { equals: 'b' } }, data: { parent: 'z' } });
    expect(database.row.count({ where: { parent: { equals: 'z' } } })).toBe(1);
  });

  it('looks at one row, not at all, when it is asked by an indexed field', () => {
    const database = fast();
    let expectedStates = 0;
    const rows = Array.from({ length: 500 }, (_, index) => ({
      id: `i${index}`,
      key: `k${index}`,
      parent: null,
      tags: [],
      get size() {
        expectedStates++;
        return 1;
      },
    }));
    hydrate(database, 'row', []);
    for (const row of rows) database.row.create({ id: row.id, key: row.key, size: row.size });
    expectedStates = 0;
    const found = database.row.findMany({ where: { key: { equals: 'k77' } } });
    expect(found.map((row) => row.id)).toEqual(['i77']);
    expect(expectedStates).toBe(0);
  });
});
