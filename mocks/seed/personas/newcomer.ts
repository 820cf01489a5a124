import { HOUR_MS } from '#src/domain/durations.ts';
import type { PersonaDefinition } from '../persona';

export const newcomer = {
  id: 'newcomer',
  name: 'Nora Newcomer',
  email: 'newcomer@example.com',
  description: 'Signed up today: not staged yet, no money, nobody below.',
  identifier: 'trl-newcomer8k3vq6y2mw9t5xh7cz4rbnpdfjg2ae6us3',
  passcode: 'first-steps',
  joinedAgo: 3 * HOUR_MS,
  hasWallet: false,
  events: [],
} as const satisfies PersonaDefinition;
