import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import type { PersonaDefinition } from '../persona';
import { donateUpTo } from '../seedEvent';

export const unlucky = {
  id: 'unlucky',
  name: 'Uma Unlucky',
  email: 'unlucky@example.com',
  description: 'Has money, but whatever she tries to do with it fails at the provider.',
  identifier: 'trl-unlucky9c2hv7xk4qm8tw5zy3bn6rpdgjf2ae8us5k',
  passcode: 'no-such-luck',
  joinedAgo: 404 * DAY_MS + 8 * HOUR_MS,
  sponsor: 'leader@example.com',
  hasWallet: true,
  paymentsFail: true,
  events: [...donateUpTo(2, [200, 100]), { kind: 'deposit', ago: 40 * DAY_MS, amount: toUnits(500) }],
} as const satisfies PersonaDefinition;
