import { clear, createStore, del, keys } from 'idb-keyval';
import { afterEach, expect, test } from 'vitest';
import { getShape, mapTables } from '#mocks/database/fields.ts';
import { createId } from '#mocks/database/ids.ts';
import { readPacked } from '#mocks/database/packedRows.ts';
import { type PackedTable, packRows } from '#mocks/database/packedTable.ts';
import { createBase } from '#mocks/database/snapshot.ts';
import {
  loadBase,
  MAX_ROWS_AT_ONCE,
  removeUnneededBases,
  saveWithBase,
  WORLD_KEY,
} from '#mocks/world/baseStore.ts';

const store = createStore('base-store-test', 'base-store-test');
afterEach(() => clear(store));

function* listDonations(count: number) {
  for (let number = 1; number <= count; number++) {
    yield {
      id: createId('donation', number),
      member_id: createId('member', 1 + (number % 700)),
      amount: number,
      status: 'Completed',
      created_at: number * 1000,
    };
  }
}

test.each([3, MAX_ROWS_AT_ONCE + 1])('a table of %i rows is stored, read back and removed', async (count) => {
  const tables = {
    ...mapTables((name) => packRows(getShape(name), [])),
    donation: packRows(getShape('donation'), listDonations(count)),
  };
  const base = createBase({ isGenerated: false, startsAt: 1, tables });
  const world = [[WORLD_KEY, { base: base.id }]] as const;
  expect(await saveWithBase(base, world, store)).toBe(true);
  expect(await saveWithBase(base, world, store)).toBe(false);
  const loaded = await loadBase(base.id, store);
  const readRow = (table: PackedTable, index: number) => readPacked(getShape('donation'), table).read(index);
  for (const index of [0, 1, count - 1]) {
    expect(loaded && readRow(loaded.tables.donation, index)).toEqual(readRow(tables.donation, index));
  }
  expect(loaded?.tables.donation.length).toBe(count);
  expect(await loadBase('another', store)).toBeUndefined();
  const stored = await keys(store);
  await removeUnneededBases(store);
  expect(await keys(store)).toEqual(stored);
  await del(WORLD_KEY, store);
  await removeUnneededBases(store);
  expect(await keys(store)).toEqual([]);
});
