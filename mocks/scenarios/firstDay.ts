import type { Scenario } from './scenario';

export const firstDay: Scenario = {
  name: 'first-day',
  title: 'First day',
  story: 'Nora signed up this morning: nothing is paid in yet, and every screen says what comes first.',
  world: {},
  steps: [],
  persona: 'newcomer',
  screen: '/dashboard',
};
