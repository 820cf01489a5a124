import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import type { Scenario } from './scenario';

export const lateDeposit: Scenario = {
  name: 'late-deposit',
  title: 'A deposit arrives late',
  story:
    'Miguel sent $250 yesterday, and it is still Pending; a smaller deposit of this morning is already there.',
  world: {},
  steps: [
    { do: 'announceDeposit', member: 'member', dollars: 250 },
    { do: 'wait', milliseconds: DAY_MS - 3 * HOUR_MS },
    { do: 'deposit', member: 'member', dollars: 40 },
    { do: 'wait', milliseconds: 3 * HOUR_MS },
  ],
  persona: 'member',
  screen: '/dashboard/deposit',
};
