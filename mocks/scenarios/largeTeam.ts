import { MINUTE_MS } from '#src/domain/durations.ts';
import type { Scenario } from './scenario';

export const largeTeam: Scenario = {
  name: 'large-team',
  title: 'A team of 10,000',
  story: 'Lena leads a network of 10,000 members: table and graph stay quick.',
  world: { members: 10_000 },
  // What she had left to earn is used up by so large a team.
  steps: [
    { do: 'deposit', member: 'leader', dollars: 2500 },
    { do: 'wait', milliseconds: 20 * MINUTE_MS },
    { do: 'donate', member: 'leader', dollars: 2500 },
    { do: 'wait', milliseconds: 5 * MINUTE_MS },
  ],
  persona: 'leader',
  screen: '/dashboard/network?tab=team',
};
