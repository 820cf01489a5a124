import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { PersonaDefinition } from '../persona';
import { donations, withdrawals } from '../seedEvent';

export const unlucky = {
  id: 'unlucky',
  name: 'Uma Reyes',
  role: 'payments fail',
  email: 'unlucky@example.com',
  description: 'Has money, but whatever she tries to do with it fails at the provider.',
  identifier: 'trl-unlucky9c2hv7xk4qm8tw5zy3bn6rpdgjf2ae8us5k',
  passcode: 'no-such-luck',
  joinedAgo: 404 * DAY_MS + 8 * HOUR_MS,
  sponsor: 'leader@example.com',
  hasWallet: true,
  paymentsFail: true,
  events: [
    ...donations(`
      383: 10, 356: 10, 329: 12.5, 302: 12.5, 275: 15, 248: 20, 221: 25, 194: 25, 167: 25, 140: 25,
      113: 25, 86: 30, 59: 30, 32: 30, 5: 55
    `),
    ...withdrawals('205: 55, 110: 60'),
    { kind: 'deposit', ago: 3 * DAY_MS, amount: toUnits(500) },
  ],
} as const satisfies PersonaDefinition;
