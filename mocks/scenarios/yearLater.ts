import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import type { Scenario, ScenarioStep } from './scenario';

/** Some months later somebody joins, and donates a few days after that. */
const invite = (name: `${string} ${string}`, dollars: number): readonly ScenarioStep[] => [
  { do: 'wait', milliseconds: 80 * DAY_MS },
  { do: 'join', member: 'newcomer', name },
  { do: 'wait', milliseconds: 8 * DAY_MS },
  { do: 'deposit', member: name, dollars },
  { do: 'wait', milliseconds: 3 * HOUR_MS },
  { do: 'donate', member: name, dollars },
];

export const yearLater: Scenario = {
  name: 'year-later',
  title: 'A year later',
  story: 'Twelve months after her first day Nora has a stage, a team of her own, and money to withdraw.',
  world: {},
  steps: [
    { do: 'deposit', member: 'newcomer', dollars: 60 },
    { do: 'wait', milliseconds: HOUR_MS },
    { do: 'donate', member: 'newcomer', dollars: 50 },
    ...invite('Olivia Bennett', 120),
    ...invite('Samir Haddad', 150),
    { do: 'deposit', member: 'newcomer', dollars: 250 },
    { do: 'wait', milliseconds: 2 * HOUR_MS },
    { do: 'donate', member: 'newcomer', dollars: 150 },
    ...invite('Grace Lindqvist', 300),
    ...invite('Tomas Novak', 180),
    { do: 'wait', milliseconds: 9 * DAY_MS },
    { do: 'deposit', member: 'Olivia Bennett', dollars: 300 },
    { do: 'donate', member: 'Olivia Bennett', dollars: 250 },
    { do: 'wait', milliseconds: 2 * DAY_MS },
  ],
  persona: 'newcomer',
  screen: '/dashboard',
};
