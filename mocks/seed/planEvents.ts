import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { LAST_STAGE } from '../rules/stages';
import { type Interruptible, inSteps } from '../slices';
import { pickDonation, planDonations } from './donationAmounts';
import { pickMoment, pickMomentOfDay } from './humanTime';
import type { MemberPlan } from './members';
import type { Random } from './random';
import type { ScriptedEvent, SeedEvent } from './seedEvent';

/** How many of a thousand members donate up to stage 0, 1, 2 … 10. */
const STAGE_WEIGHTS = [190, 280, 190, 125, 85, 55, 33, 20, 12, 7, 3] as const;
/** Of those who have been members for longer than this, one in four has stopped. */
const LAPSES_AFTER_MS = 90 * DAY_MS;
const RECENT_MS = 6.5 * DAY_MS;

interface PlannedMember {
  readonly index: number;
  readonly joinedAt: number;
  /** the index of an earlier member; undefined for the first one */
  readonly recipient: number | undefined;
}

/** What a member has done last: a deposit as a rule, else a small donation or a transfer. */
function planRecentEvents(
  { index: member, joinedAt, recipient }: PlannedMember,
  stage: number,
  now: number,
  random: Random,
): SeedEvent[] {
  const at = pickMoment(Math.max(joinedAt, now - RECENT_MS), now - 2 * HOUR_MS, random);
  const kind = random.below(10);
  if (kind < 3) return [{ kind: 'donate', member, at, amount: pickDonation(stage, random) }];
  const amount = toUnits(random.between(4, 60) * 5 + (random.chance(0.3) ? random.below(100) / 100 : 0));
  const deposit: SeedEvent = { kind: 'deposit', member, at, amount };
  if (kind < 8 || recipient === undefined) return [deposit];
  return [deposit, { kind: 'transfer', member, at: at + HOUR_MS, amount: amount / 2, recipient }];
}

function generateEvents(planned: PlannedMember, now: number, random: Random): SeedEvent[] {
  const { index: member, joinedAt, recipient } = planned;
  const tenure = now - joinedAt;
  const stage = Math.min(random.weighted(STAGE_WEIGHTS), 1 + Math.floor(tenure / (20 * DAY_MS)), LAST_STAGE);
  const isLapsed = tenure > LAPSES_AFTER_MS && random.chance(0.25);
  const until = isLapsed ? joinedAt + tenure * (0.1 + random.share() * 0.5) : now;
  const amounts = planDonations(stage, random);
  const moments = amounts.map(() => pickMoment(joinedAt, until, random)).sort((a, b) => a - b);
  const events: SeedEvent[] = moments.map((at, index) => ({
    kind: 'donate',
    member,
    at,
    amount: amounts[index] ?? 0,
  }));
  if (stage > 0 && random.chance(0.6)) {
    const at = pickMoment(joinedAt + (until - joinedAt) / 2, until, random);
    const percent = random.between(30, 95);
    events.push({ kind: 'withdraw', member, at, percent, rejected: random.chance(0.06) });
  }
  if (stage > 1 && !isLapsed && random.chance(0.03)) {
    const at = now - random.between(1, 55) * MINUTE_MS;
    events.push({ kind: 'withdraw', member, at, percent: random.between(30, 60) });
  }
  if (recipient !== undefined && random.chance(0.2)) {
    const at = pickMoment(joinedAt, until, random);
    const amount = toUnits(random.between(500, 20_000) / 100);
    const deposited = amount + toUnits(random.between(0, 5_000) / 100);
    const depositedAt = Math.max(joinedAt, at - random.between(5, 600) * MINUTE_MS);
    events.push({ kind: 'deposit', member, at: depositedAt, amount: deposited });
    events.push({ kind: 'transfer', member, at, amount, recipient });
  }
  if (random.chance(0.06)) {
    const at = pickMoment(joinedAt, until, random);
    events.push({ kind: 'uncreditedDeposit', member, at, amount: toUnits(random.between(20, 400)) });
  }
  // The others may not be covered, or leave no trace in the member's activity.
  const isRecent = ({ kind, at }: SeedEvent) =>
    (kind === 'donate' || kind === 'deposit') && at >= now - RECENT_MS;
  if (stage > 0 && !isLapsed && !events.some(isRecent)) {
    events.push(...planRecentEvents(planned, stage, now, random));
  }
  return events;
}

/** A scripted history. Events of the same day keep their order, and none is before the member has joined. */
function placeEvents(
  script: readonly ScriptedEvent[],
  { index: member, joinedAt }: PlannedMember,
  now: number,
  random: Random,
  findPersona: (email: string) => number,
): SeedEvent[] {
  let earliest = joinedAt + MINUTE_MS;
  return script
    .toSorted((a, b) => b.ago - a.ago)
    .map(({ ago, ...action }) => {
      const at = ago < DAY_MS ? now - ago : Math.max(earliest, pickMomentOfDay(now - ago, random));
      earliest = at + MINUTE_MS;
      return action.kind === 'transfer'
        ? { ...action, recipient: findPersona(action.recipient), member, at }
        : { ...action, member, at };
    });
}

/** More than the events of a day. */
const MAX_ORDER = 2 ** 20;

/** Events in chronological order, those of a moment in the order in which they are given: as numbers they are sorted fastest. */
function sortDay(events: readonly SeedEvent[], start: number): SeedEvent[] {
  const keys = new Float64Array(events.length);
  for (const [order, { at }] of events.entries()) keys[order] = (at - start) * MAX_ORDER + order;
  const sorted: SeedEvent[] = [];
  for (const key of keys.sort()) {
    const event = events[key % MAX_ORDER];
    if (event) sorted.push(event);
  }
  return sorted;
}

/** All events of the seeded past, in chronological order, sorted a day at a time: all at once would be felt. */
export function* planEvents(
  plans: readonly MemberPlan[],
  members: readonly Member[],
  now: number,
  random: Random,
): Interruptible<SeedEvent[]> {
  const days = new Map<number, SeedEvent[]>();
  const findPersona = (email: string) => plans.findIndex(({ persona }) => persona?.email === email);
  yield* inSteps(plans, ({ script }, index) => {
    const recipient = index === 0 ? undefined : random.below(index);
    const planned = { index, joinedAt: members[index]?.joined_at ?? now, recipient };
    const own = script
      ? placeEvents(script.events, planned, now, random, findPersona)
      : generateEvents(planned, now, random);
    for (const event of own) {
      const day = Math.floor(event.at / DAY_MS);
      const known = days.get(day);
      if (known) known.push(event);
      else days.set(day, [event]);
    }
  });
  const events: SeedEvent[] = [];
  for (const [day, ofDay] of [...days].sort(([one], [other]) => one - other)) {
    for (const event of sortDay(ofDay, day * DAY_MS)) events.push(event);
    yield 1;
  }
  return events;
}
