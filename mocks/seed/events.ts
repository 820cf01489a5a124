import { toUnits } from '../../src/domain/money';
import type { Member } from '../database/models';
import { LAST_STAGE, ruleOf } from '../rules/stages';
import { personaIndex } from './personas';
import type { Random } from './random';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** What somebody will do in the seeded past. Amounts in units, moments in milliseconds of provider time. */
export type Event = { readonly member: number; readonly at: number } & (
  | { readonly kind: 'deposit' | 'donate' | 'noteDeposit'; readonly amount: number }
  | { readonly kind: 'withdraw'; readonly portion: number; readonly rejected: boolean }
  | { readonly kind: 'transfer'; readonly amount: number; readonly recipient: number }
);

/** Of a thousand members, about so many aim at stage 0, 1, 2 … 10. */
const AIMS = [220, 260, 180, 120, 80, 55, 35, 22, 14, 9, 5] as const;

/** The donations that lead to a stage: each requirement before it in one go, then a first one within it. */
export function donationsUpTo(stage: number): number[] {
  if (stage === 0) return [];
  const requirements = Array.from(
    { length: stage - 1 },
    (_, below) => ruleOf(below + 1).donation_requirement,
  );
  return [...requirements, ruleOf(stage).minimum_donation].map(toUnits);
}

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

/** The personas' stories: what each is promised to have, whatever the seed. Keyed by the order of joining. */
export function personaEvents(now: number): ReadonlyMap<number, readonly Event[]> {
  const ago = (days: number, minutes = 0) => now - days * DAY - minutes * MINUTE;
  const dollars = toUnits;
  const donating = (member: number, stage: number, ...days: number[]): Event[] =>
    donationsUpTo(stage).map((amount, index) => ({
      kind: 'donate',
      member,
      at: ago(days[index] ?? 1),
      amount,
    }));
  const withdrawing = (member: number, at: number, portion: number, rejected = false): Event => ({
    kind: 'withdraw',
    member,
    at,
    portion,
    rejected,
  });

  const leader = personaIndex('leader', 0);
  const member = personaIndex('member', 0);
  const inactive = personaIndex('inactive', 0);
  const unlucky = personaIndex('unlucky', 0);
  return new Map<number, readonly Event[]>([
    [
      leader,
      [
        ...donating(leader, 8, 390, 380, 350, 300, 240, 180, 110, 95),
        { kind: 'donate', member: leader, at: ago(35), amount: dollars(12_000) },
        withdrawing(leader, ago(200), 60),
        withdrawing(leader, ago(60), 50),
        withdrawing(leader, ago(0, 25), 20),
        { kind: 'deposit', member: leader, at: ago(46), amount: dollars(400) },
        { kind: 'transfer', member: leader, at: ago(45), amount: dollars(25.5), recipient: member },
      ],
    ],
    [
      member,
      [
        ...donating(member, 3, 300, 240, 180),
        { kind: 'donate', member, at: ago(9), amount: dollars(200) },
        { kind: 'deposit', member, at: ago(52), amount: dollars(180.25) },
        { kind: 'transfer', member, at: ago(50), amount: dollars(15.75), recipient: leader },
        { kind: 'noteDeposit', member, at: ago(20), amount: dollars(75) },
        withdrawing(member, ago(60), 40),
        withdrawing(member, ago(30), 50, true),
        withdrawing(member, ago(0, 35), 40),
        withdrawing(member, ago(0, 4), 50),
      ],
    ],
    [1, donating(1, 10, 388, 370, 340, 310, 280, 240, 190, 130, 70, 20)],
    [2, donating(2, 9, 385, 365, 330, 300, 250, 200, 140, 80, 28)],
    [4, donating(4, 5, 290, 230, 150, 65, 3)],
    [5, donating(5, 4, 280, 200, 130, 40)],
    [6, donating(6, 3, 270, 190, 90)],
    [inactive, donating(inactive, 2, 330, 300)],
    [
      unlucky,
      [
        ...donating(unlucky, 2, 200, 100),
        { kind: 'deposit', member: unlucky, at: ago(40), amount: dollars(500) },
      ],
    ],
  ]);
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
