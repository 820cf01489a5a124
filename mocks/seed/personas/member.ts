import { DAY_MS, HOUR_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { PersonaDefinition } from '../persona';
import { donations, withdrawals } from '../seedEvent';

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
    // Each month a little more, so that the earning threshold rises with what the team donates.
    ...donations(`
      407: 15, 380: 20, 353: 25, 326: 20, 299: 30, 272: 25, 245: 30, 218: 32.5, 191: 35, 164: 40, 137: 45,
      110: 70, 83: 55, 56: 60, 29: 75
    `),
    { kind: 'donate', ago: 5 * HOUR_MS, amount: toUnits(160) },
    ...withdrawals('290: 60, 225: 50, 180: 70, 140: 40, 92: 80, 60: 65'),
    { kind: 'withdraw', ago: 30 * DAY_MS, percent: 50, rejected: true },
    { kind: 'withdraw', ago: 21 * DAY_MS, percent: 45 },
    { kind: 'withdraw', ago: 35 * MINUTE_MS, percent: 25 },
    { kind: 'withdraw', ago: 4 * MINUTE_MS, percent: 20 },
    { kind: 'deposit', ago: 52 * DAY_MS, amount: toUnits(180.25) },
    { kind: 'transfer', ago: 50 * DAY_MS, amount: toUnits(15.75), recipient: 'leader@example.com' },
    { kind: 'uncreditedDeposit', ago: 20 * DAY_MS, amount: toUnits(75) },
    { kind: 'deposit', ago: 2 * HOUR_MS, amount: toUnits(320) },
  ],
} as const satisfies PersonaDefinition;
