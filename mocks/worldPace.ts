import { DAY_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { MatrixPlacement } from './rules/matrix';
import { LAST_STAGE } from './rules/stages';
import { getShareOfWeek } from './seed/humanTime';
import { pickSponsor } from './seed/members';
import { personas } from './seed/personas';
import { Random } from './seed/random';
import { type Interruptible, runAtOnce } from './slices';
import { getMemberAt, runInTables, type Society, worldSociety } from './society';
import type { World } from './world';
import { donateFrom, getMissingDonation, join, pickUsualDonation } from './worldEvents';

/** What happens in such a span depends on the world and the span alone, however time has come there. */
const SPAN_MS = 10 * MINUTE_MS;

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

/** More happens at once in plain tables. */
const MAX_SINGLE_SPANS = 12;

/**
 * Lets members join and donate from where they stopped until now, as often as in the seeded year; personas do only what
 * is done by hand. Takes place in spans of ten minutes, those that are over.
 */
function* liveOn(world: World): Interruptible<void> {
  const now = world.clock.now();
  const first = Math.floor(world.livedUntil / SPAN_MS);
  const last = Math.floor(now / SPAN_MS);
  function* run(society: Society): Interruptible<void> {
    const placement = new MatrixPlacement(society.getChildren);
    for (let span = first; span < last; span++) {
      runSpan(society, placement, world.definition.seed, span);
      yield (span - first) / (last - first);
    }
  }
  if (last - first > MAX_SINGLE_SPANS) yield* runInTables(world, run);
  else yield* run(worldSociety(world));
  world.livedUntil = now;
}

/** The same at once. */
export const catchUp = (world: World): void => runAtOnce(liveOn(world));

/** A world that was left for longer is from another time. */
const LEFT_AFTER_MS = 7 * DAY_MS;

/** Whether nothing has happened in it for so long that nobody in it is active any more. */
export const isFromThePast = ({ clock, livedUntil }: World): boolean =>
  clock.now() - livedUntil > LEFT_AFTER_MS;

/** Lets it live on until now, as another world: too much changes to be kept beside what it has begun with. */
export function* bringUpToDate(world: World, onDone: () => void): Interruptible<void> {
  yield* liveOn(world);
  yield* world.rebase();
  onDone();
}

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
