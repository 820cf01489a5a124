import { continueTable, type DatabaseChanges } from '../database/database';
import { getShape } from '../database/fields';
import type { Appendable } from '../database/packedTable';
import { emptyTables } from '../seed/tablesStore';
import { type Interruptible, runAtOnce, scale } from '../slices';
import type { RecordOptions, World } from '../world/world';
import { type Logs, type Population, runBesideDatabase, worldPopulation } from './population';
import { actUntil } from './simulatePopulation';
import { getLongestSpan, SPAN_MS } from './simulationSpan';

/** More happens at once beside the database. */
const MAX_SINGLE_SPANS = 12;

const act =
  ({ livedUntil, definition }: World, until: number) =>
  (population: Population) =>
    actUntil(population, { from: livedUntil, until, seed: definition.seed });

/** Rows that are added to a table of so many. */
function addTo<Item>(rows: Item[], length: number): Appendable<Item> {
  return {
    get length() {
      return length + rows.length;
    },
    push: (row) => rows.push(row),
  };
}

/** What has changed when they have acted until then, and all rows that are new. */
function* computeChanges(world: World, until: number): Interruptible<DatabaseChanges> {
  const { database } = world;
  const { posting, transaction, donation, transfer, activity } = emptyTables();
  const added = { posting, transaction, donation, transfer, activity };
  const logs: Logs = {
    posting: addTo(added.posting, database.posting.count()),
    transaction: addTo(added.transaction, database.transaction.count()),
    donation: addTo(added.donation, database.donation.count()),
    transfer: addTo(added.transfer, database.transfer.count()),
    activity: addTo(added.activity, database.activity.count()),
  };
  const changed = yield* runBesideDatabase(
    { ...world.content(), database, store: world.store },
    logs,
    act(world, until),
  );
  const rowsOf = { ...added, ...changed, transaction: [...changed.transaction, ...added.transaction] };
  return Object.fromEntries(Object.entries(rowsOf).map(([name, rows]) => [name, { rows, removed: [] }]));
}

/**
 * Lets members join and donate until a moment, with `moveClock` as a part of that change, which is made at its end, and
 * is one with the move before it where it `continues`.
 */
export function* simulateUntil(
  world: World,
  until: number,
  moveClock = () => {},
  options?: RecordOptions,
): Interruptible<void> {
  const isShort = until - world.livedUntil < MAX_SINGLE_SPANS * SPAN_MS;
  const changes = isShort ? undefined : yield* computeChanges(world, until);
  world.record(() => {
    moveClock();
    if (changes) world.put(changes);
    else runAtOnce(act(world, until)(worldPopulation(world)));
    world.livedUntil = Math.max(world.livedUntil, until);
  }, options);
}

/** How far the work is when it is known what has happened, which is yet to be packed. */
const PACKING_SHARE = 0.9;

/** The same as another world, where much happens: its rows are packed as they are written. */
export function* simulateIntoNewBase(
  world: World,
  until: number,
  onReplaced: () => void,
): Interruptible<void> {
  // One that was left for years does not make up for all of them.
  world.livedUntil = Math.max(world.livedUntil, until - getLongestSpan(world.database.member.count()));
  const content = world.content();
  const { base, changes } = content;
  const logs = {
    posting: yield* continueTable('posting', base.tables, changes.posting),
    transaction: yield* continueTable('transaction', base.tables, changes.transaction),
    donation: yield* continueTable('donation', base.tables, changes.donation),
    transfer: yield* continueTable('transfer', base.tables, changes.transfer),
    activity: yield* continueTable('activity', base.tables, changes.activity),
  };
  const run = runBesideDatabase(
    { ...content, database: world.database, store: world.store },
    logs,
    act(world, until),
  );
  const changed = yield* scale(run, 0, PACKING_SHARE);
  for (const { id, status } of changed.transaction) {
    logs.transaction.replace(getShape('transaction').findIndex(id), 'status', status);
  }
  const begin = yield* scale(world.rebase(logs, changed), PACKING_SHARE, 1);
  begin();
  // It reads until when the world had lived before.
  onReplaced();
  world.livedUntil = until;
}
