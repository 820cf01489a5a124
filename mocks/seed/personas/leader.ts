import { DAY_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { PersonaDefinition } from '../persona';
import { donateUpTo } from '../seedEvent';

export const leader = {
  id: 'leader',
  name: 'Lena Leader',
  email: 'leader@example.com',
  description: 'The root of the network: everybody else is in her team.',
  identifier: 'trl-Leader7x4MZ9qK2tv6wB8hN3yc5RpdGjF4us9ae2Kx',
  passcode: 'top-of-tree',
  joinedAgo: 420 * DAY_MS,
  sponsor: null,
  hasWallet: true,
  events: [
    ...donateUpTo(8, [390, 380, 350, 300, 240, 180, 110, 95]),
    { kind: 'donate', ago: 35 * DAY_MS, amount: toUnits(12_000) },
    { kind: 'withdraw', ago: 200 * DAY_MS, percent: 60 },
    { kind: 'withdraw', ago: 60 * DAY_MS, percent: 50 },
    { kind: 'withdraw', ago: 25 * MINUTE_MS, percent: 20 },
    { kind: 'deposit', ago: 46 * DAY_MS, amount: toUnits(400) },
    { kind: 'transfer', ago: 45 * DAY_MS, amount: toUnits(25.5), recipient: 'member@example.com' },
  ],
} as const satisfies PersonaDefinition;
