import { MINUTE_MS } from '#src/domain/durations.ts';
import type { Scenario } from './scenario';

export const stageReached: Scenario = {
  name: 'stage-reached',
  title: 'A stage reached',
  story: 'Miguel pays in $600 and donates $500 of it, which takes him from stage 3 to stage 4.',
  world: {},
  steps: [
    { do: 'deposit', member: 'member', dollars: 600 },
    { do: 'wait', milliseconds: 20 * MINUTE_MS },
    { do: 'donate', member: 'member', dollars: 500 },
    { do: 'wait', milliseconds: 5 * MINUTE_MS },
  ],
  persona: 'member',
  screen: '/dashboard',
};
