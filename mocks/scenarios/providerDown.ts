import type { Scenario } from './scenario';

export const providerDown: Scenario = {
  name: 'provider-down',
  title: 'The provider is down',
  story:
    'Miguel is signed in, and every call fails: each screen says what is missing and offers to try again.',
  world: {},
  steps: [],
  persona: 'member',
  screen: '/dashboard',
  network: { preset: 'providerDown' },
};
