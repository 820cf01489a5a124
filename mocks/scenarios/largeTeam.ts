import type { Scenario } from './scenario';

export const largeTeam: Scenario = {
  name: 'large-team',
  title: 'A team of 10,000',
  story: 'Lena leads a network of 10,000 members: table and graph stay quick.',
  world: { members: 10_000 },
  steps: [],
  persona: 'leader',
  screen: '/dashboard/network?tab=team',
};
