import { DAY_MS, MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { PersonaDefinition } from '../persona';
import { donations, withdrawals } from '../seedEvent';

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
    ...donations(`
      418: 100, 405: 250, 388: 500, 362: 1000, 325: 2500, 300: 1500, 270: 3500, 243: 3000, 217: 3000,
      190: 4000, 162: 2500, 135: 2500, 110: 2500, 84: 3500, 56: 12000
    `),
    ...withdrawals('320: 40, 260: 50, 200: 60, 150: 45, 105: 50, 60: 50, 28: 40, 9: 35'),
    { kind: 'withdraw', ago: 25 * MINUTE_MS, percent: 20 },
    { kind: 'deposit', ago: 46 * DAY_MS, amount: toUnits(400) },
    { kind: 'transfer', ago: 45 * DAY_MS, amount: toUnits(25.5), recipient: 'member@example.com' },
  ],
} as const satisfies PersonaDefinition;
