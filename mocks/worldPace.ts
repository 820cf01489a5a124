import { DAY_MS, MINUTE_MS } from '#src/domain/durations.ts';
import type { DatabaseChanges } from './database/database';
import { MatrixPlacement } from './rules/matrix';
import { LAST_STAGE } from './rules/stages';
import { getShareOfWeek } from './seed/humanTime';
import { pickSponsor } from './seed/members';
import { personas } from './seed/personas';
import { Random } from './seed/random';
import { type Interruptible, runAtOnce, scale } from './slices';
import { getMemberAt, runBesideDatabase, type Society, worldSociety } from './society';
import type { World } from './world';
import { MAX_MEMBERS } from './worldDefinition';
import { donateFrom, getMissingDonation, join, pickUsualDonation } from './worldEvents';

/** What happens in such a span depends on the world and the span alone, however time has come there. */
const SPAN_MS = 10 * MINUTE_MS;
const WEEK_MS = 7 * DAY_MS;

/** Of each member a week, as at the end of a seeded year. */
const JOINS_A_WEEK = 1 / 40;
const DONATIONS_A_WEEK = 1 / 14;
/** How many donations complete a stage. */
const STAGE_SHARE = 0.25;
/** Above it, stages are completed by those who look on. */
const LAST_OWN_STAGE = Math.floor(LAST_STAGE / 2);

const personaKeys = new Set(personas.map(({ identifier }) => identifier));

/** Another seed for each span: the generator's first values are much alike for seeds that are. */
function mix(seed: number, span: number): number {
  let mixed = Math.imul(seed ^ Math.imul(span, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** Whether anything is due since it was last caught up with. */
export const isBehind = ({ clock, livedUntil }: World): boolean =>
  Math.floor(livedUntil / SPAN_MS) < Math.floor(clock.now() / SPAN_MS);

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

/** Lets members act in the spans that are over until then, as often as in the seeded year; personas do only what is done by hand. */
const actUntil = ({ livedUntil, definition }: World, until: number) =>
  function* (society: Society): Interruptible<void> {
    const first = Math.floor(livedUntil / SPAN_MS);
    const last = Math.floor(until / SPAN_MS);
    const placement = new MatrixPlacement(society.getChildren);
    for (let span = first; span < last; span++) {
      runSpan(society, placement, definition.seed, span);
      yield (span - first) / (last - first);
    }
  };

const computeChanges = (world: World, until: number): Interruptible<DatabaseChanges> =>
  runBesideDatabase(
    { ...world.content(), database: world.database, store: world.store },
    actUntil(world, until),
  );

/**
 * Lets members join and donate until a moment, with `moveClock` as a part of that change, which is made at its end, and
 * is one with the move before it where it `continues`.
 */
export function* simulateUntil(
  world: World,
  until: number,
  moveClock = () => {},
  continues = false,
): Interruptible<void> {
  const isShort = until - world.livedUntil < MAX_SINGLE_SPANS * SPAN_MS;
  const changes = isShort ? undefined : yield* computeChanges(world, until);
  world.record(() => {
    moveClock();
    if (changes) world.put(changes);
    else runAtOnce(actUntil(world, until)(worldSociety(world)));
    world.livedUntil = Math.max(world.livedUntil, until);
  }, continues);
}

/** How far the work is when it is known what has happened, which is yet to be packed. */
const PACKING_SHARE = 0.5;

/** The same as another world, where much happens. */
export function* simulateIntoNewBase(
  world: World,
  until: number,
  onReplaced: () => void,
): Interruptible<void> {
  // One that was left for years does not make up for all of them.
  world.livedUntil = Math.max(world.livedUntil, until - getLongestSpan(world.database.member.count()));
  const changes = yield* scale(computeChanges(world, until), 0, PACKING_SHARE);
  const begin = yield* scale(world.rebase(changes), PACKING_SHARE, 1);
  begin();
  world.livedUntil = until;
  onReplaced();
}

/** A world that was left for longer is from another time. */
const LEFT_AFTER_MS = WEEK_MS;

/** Whether nothing has happened in it for so long that nobody in it is active any more. */
export const isFromThePast = ({ clock, livedUntil }: World): boolean =>
  clock.now() - livedUntil > LEFT_AFTER_MS;

function runSpan(society: Society, placement: MatrixPlacement, seed: number, span: number): void {
  const { store, countMembers } = society;
  const random = new Random(mix(seed, span));
  const from = span * SPAN_MS;
  const share = getShareOfWeek(from, from + SPAN_MS) * countMembers();
  const pickTimes = (rate: number) =>
    Array.from(
      { length: Math.floor(share * rate + random.share()) },
      () => from + random.below(SPAN_MS),
    ).sort((a, b) => a - b);
  for (const at of pickTimes(JOINS_A_WEEK)) {
    if (countMembers() >= MAX_MEMBERS) break;
    const sponsor = getMemberAt(society, pickSponsor(countMembers(), random));
    join(society, sponsor.id, { random, at }, placement);
  }
  for (const at of pickTimes(DONATIONS_A_WEEK)) {
    const donor = getMemberAt(society, random.below(countMembers()));
    if (personaKeys.has(donor.user_pk) || donor.joined_at > at) continue;
    const missing = donor.stage <= LAST_OWN_STAGE ? getMissingDonation(donor) : undefined;
    const isLast = random.chance(STAGE_SHARE);
    const usual = pickUsualDonation(donor.stage, random);
    donateFrom(store, donor.id, isLast ? (missing ?? usual) : usual, { random, at });
  }
}
