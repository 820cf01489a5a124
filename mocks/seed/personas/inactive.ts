import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import type { PersonaDefinition } from '../persona';
import { donations, withdrawals } from '../seedEvent';

export const inactive = {
  id: 'inactive',
  name: 'Ina Inactive',
  email: 'inactive@example.com',
  description: 'Donated long ago and has been away since.',
  identifier: 'trl-inactive3t6yw9kp2vx8mq5hz7bn4crdgjf6ue9as2',
  passcode: 'long-asleep',
  joinedAgo: 406 * DAY_MS + 7 * HOUR_MS,
  sponsor: 'leader@example.com',
  status: 'inactive',
  hasWallet: true,
  events: [...donations('402: 40, 371: 60, 336: 27.5'), ...withdrawals('310: 40')],
} as const satisfies PersonaDefinition;
