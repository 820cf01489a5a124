import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { PersonaDefinition } from '../persona';
import { donateUpTo } from '../seedEvent';

export const member = {
  id: 'member',
  name: 'Miguel Member',
  email: 'member@example.com',
  description: 'A year on board: stage 3, and some history of everything.',
  identifier: 'trl-Member5p9DK2wn7Hq4zT8yv3CXr6mGbJf9ue2As7kt',
  passcode: 'three-wide',
  joinedAgo: 414 * DAY_MS + 3 * HOUR_MS,
  sponsor: 'leader@example.com',
  hasWallet: true,
  events: [
    ...donateUpTo(3, [300, 240, 180]),
    { kind: 'donate', ago: 2 * DAY_MS, amount: toUnits(300) },
    { kind: 'deposit', ago: 52 * DAY_MS, amount: toUnits(180.25) },
    { kind: 'transfer', ago: 50 * DAY_MS, amount: toUnits(15.75), recipient: 'leader@example.com' },
    { kind: 'deposit', ago: DAY_MS + 5 * HOUR_MS, amount: toUnits(320) },
    { kind: 'uncreditedDeposit', ago: 20 * DAY_MS, amount: toUnits(75) },
    { kind: 'withdraw', ago: 60 * DAY_MS, percent: 40 },
    { kind: 'withdraw', ago: 30 * DAY_MS, percent: 50, rejected: true },
    { kind: 'withdraw', ago: 35 * MINUTE_MS, percent: 40 },
    { kind: 'withdraw', ago: 4 * MINUTE_MS, percent: 50 },
  ],
} as const satisfies PersonaDefinition;
