import { toUnits } from '#src/domain/money.ts';
import { donationsUpTo, type Event } from './event';
import { personaIndex } from './personas';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

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
        { kind: 'donate', member, at: ago(2), amount: dollars(300) },
        { kind: 'deposit', member, at: ago(52), amount: dollars(180.25) },
        { kind: 'transfer', member, at: ago(50), amount: dollars(15.75), recipient: leader },
        { kind: 'deposit', member, at: ago(1, 300), amount: dollars(320) },
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
