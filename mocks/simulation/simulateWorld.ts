import { DAY_MS } from '#src/domain/durations.ts';
import { continueTable, type DatabaseChanges } from '../database/database';
import { getShape } from '../database/fields';
import type { Appendable } from '../database/packedTable';
import { getShareOfWeek } from '../seed/humanTime';
import { emptyTables } from '../seed/tablesStore';
import { type Interruptible, runAtOnce, scale } from '../slices';
import type { RecordOptions, World } from '../world/world';
import { MAX_MEMBERS } from '../world/worldDefinition';
import { type Logs, type Population, runBesideDatabase, worldPopulation } from './population';
import { actUntil, JOINS_A_WEEK, SPAN_MS } from './simulatePopulation';

const WEEK_MS = 7 * DAY_MS;

/** Whether anything is due since it was last caught up with. */
export const isBehind = (livedUntil: number, now: number): boolean =>
  Math.floor(livedUntil / SPAN_MS) < Math.floor(now / SPAN_MS);

/** More happens at once beside the database. */
const MAX_SINGLE_SPANS = 12;

/** The rows that are new or changed in a week, of each member. */
const ROWS_A_WEEK = 1;
/** More rows are packed with the others: beside them, each later change would take long to store. */
const MAX_ROWS = 5000;

/** Whether so much happens until then that the world is another one. */
export const needsNewBase = ({ database, livedUntil }: World, until: number): boolean =>
  getShareOfWeek(livedUntil, until) * ROWS_A_WEEK * database.member.count() > MAX_ROWS;

/** What a page has memory for, of rows that are new at a time. */
const MAX_NEW_ROWS = 2_000_000;

/** How long a world of so many members can live on at a time, in milliseconds: it grows as it does. */
export function getLongestSpan(count: number): number {
  let members = count;
  let weeks = 0;
  for (let rows = members * ROWS_A_WEEK; rows <= MAX_NEW_ROWS; rows += members * ROWS_A_WEEK) {
    weeks++;
    members = Math.min(MAX_MEMBERS, members * (1 + JOINS_A_WEEK));
  }
  return weeks * WEEK_MS;
}

/** A moment that is further away than a world can live on at a time, or after the end of its calendar. */
export class MomentTooFarError extends Error {
  /** The last moment that is not, in milliseconds since 1970. */
  readonly latest: number;

  constructor(latest: number) {
    super('too much would happen until then, or the calendar ends before');
    this.latest = latest;
  }
}

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

/** A world that was left for longer is from another time. */
const LEFT_AFTER_MS = WEEK_MS;

/** Whether nothing has happened in it for so long that nobody in it is active any more. */
export const isFromThePast = ({ clock, livedUntil }: World): boolean =>
  clock.now() - livedUntil > LEFT_AFTER_MS;
