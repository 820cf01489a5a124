import { DAY_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { LAST_STAGE } from '../rules/stages';
import type { MemberPlan } from './members';
import type { Random } from './random';
import { getDonationsUpTo, type SeedEvent } from './seedEvent';

/** How many of a thousand members donate up to stage 0, 1, 2 … 10. */
const STAGE_WEIGHTS = [220, 260, 180, 120, 80, 55, 35, 22, 14, 9, 5] as const;

/** `count` random times between two, in ascending order. */
function pickTimes(count: number, from: number, to: number, random: Random): number[] {
  const span = Math.max(0, to - from);
  const pickTime = () => from + Math.floor((span * random.below(100_000)) / 100_000);
  return Array.from({ length: count }, pickTime).sort((a, b) => a - b);
}

/** A random history of one member. */
function generateEvents(
  members: readonly Member[],
  member: number,
  now: number,
  random: Random,
): SeedEvent[] {
  const joinedAt = members[member]?.joined_at ?? now;
  const pickTimeSince = (from: number) => pickTimes(1, from, now, random)[0] ?? now;
  const tenure = now - joinedAt;
  const stage = Math.min(random.weighted(STAGE_WEIGHTS), 1 + Math.floor(tenure / (20 * DAY_MS)), LAST_STAGE);
  const donations = getDonationsUpTo(stage);
  const events: SeedEvent[] = pickTimes(donations.length, joinedAt, now, random).map((at, index) => ({
    kind: 'donate',
    member,
    at,
    amount: donations[index] ?? 0,
  }));
  if (stage > 0 && random.chance(0.6)) {
    const at = pickTimeSince(joinedAt + tenure / 2);
    const percent = random.between(30, 95);
    events.push({ kind: 'withdraw', member, at, percent, rejected: random.chance(0.1) });
  }
  if (stage > 1 && random.chance(0.05)) {
    const at = now - random.between(1, 55) * MINUTE_MS;
    events.push({ kind: 'withdraw', member, at, percent: random.between(30, 60) });
  }
  if (member > 0 && random.chance(0.25)) {
    const at = pickTimeSince(joinedAt);
    const amount = toUnits(random.between(500, 20_000) / 100);
    const deposited = amount + toUnits(random.between(0, 5_000) / 100);
    const depositedAt = Math.max(joinedAt, at - 40 * MINUTE_MS);
    events.push({ kind: 'deposit', member, at: depositedAt, amount: deposited });
    const recipient = members[random.below(member)]?.email ?? '';
    events.push({ kind: 'transfer', member, at, amount, recipient });
  }
  if (random.chance(0.06)) {
    const at = pickTimeSince(joinedAt);
    events.push({ kind: 'uncreditedDeposit', member, at, amount: toUnits(random.between(20, 400)) });
  }
  return events;
}

/** All events of the seeded past, in chronological order. */
export const planEvents = (
  plans: readonly MemberPlan[],
  members: readonly Member[],
  now: number,
  random: Random,
): SeedEvent[] =>
  plans
    .flatMap(({ script }, member): SeedEvent[] =>
      script
        ? script.events.map(({ ago, ...action }) => ({ ...action, member, at: now - ago }))
        : generateEvents(members, member, now, random),
    )
    .sort((a, b) => a.at - b.at);
