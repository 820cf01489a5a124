import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { LAST_STAGE } from '../rules/stages';
import { donationsUpTo, type Event } from './event';
import { personaIndex } from './personas';
import type { Random } from './random';
import { personaEvents } from './stories';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Of a thousand members, about so many aim at stage 0, 1, 2 … 10. */
const AIMS = [220, 260, 180, 120, 80, 55, 35, 22, 14, 9, 5] as const;

/** `count` moments between two, in order. */
function moments(count: number, from: number, to: number, random: Random): number[] {
  const span = Math.max(0, to - from);
  const moment = () => from + Math.floor((span * random.below(100_000)) / 100_000);
  return Array.from({ length: count }, moment).sort((a, b) => a - b);
}

/** A believable year of a member that no persona's story tells. */
export function ordinaryEvents(member: number, joinedAt: number, now: number, random: Random): Event[] {
  const tenure = now - joinedAt;
  const aim = Math.min(random.weighted(AIMS), 1 + Math.floor(tenure / (20 * DAY)), LAST_STAGE);
  const donations = donationsUpTo(aim);
  const events: Event[] = moments(donations.length, joinedAt, now, random).map((at, index) => ({
    kind: 'donate',
    member,
    at,
    amount: donations[index] ?? 0,
  }));
  if (aim > 0 && random.chance(0.6)) {
    const [at = now] = moments(1, joinedAt + tenure / 2, now, random);
    events.push({
      kind: 'withdraw',
      member,
      at,
      portion: random.between(30, 95),
      rejected: random.chance(0.1),
    });
  }
  if (aim > 1 && random.chance(0.05)) {
    const at = now - random.between(1, 55) * MINUTE;
    events.push({ kind: 'withdraw', member, at, portion: random.between(30, 60), rejected: false });
  }
  if (member > 0 && random.chance(0.25)) {
    const [at = now] = moments(1, joinedAt, now, random);
    const amount = toUnits(random.between(500, 20_000) / 100);
    const extra = toUnits(random.between(0, 5_000) / 100);
    events.push({
      kind: 'deposit',
      member,
      at: Math.max(joinedAt, at - 40 * MINUTE),
      amount: amount + extra,
    });
    events.push({ kind: 'transfer', member, at, amount, recipient: random.below(member) });
  }
  if (random.chance(0.06)) {
    const [at = now] = moments(1, joinedAt, now, random);
    events.push({ kind: 'noteDeposit', member, at, amount: toUnits(random.between(20, 400)) });
  }
  return events;
}

/** Everything that happens in the seeded past, in order. */
export function planEvents(members: readonly Member[], now: number, random: Random): Event[] {
  const stories = personaEvents(now);
  const newcomer = personaIndex('newcomer', members.length);
  return members
    .flatMap((member, index) => {
      const story = stories.get(index);
      if (story) return story;
      return index === newcomer ? [] : ordinaryEvents(index, member.joined_at, now, random);
    })
    .sort((a, b) => a.at - b.at);
}
