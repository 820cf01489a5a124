import { DAY_MS, HOUR_MS } from '#src/domain/durations.ts';
import type { Scenario, ScenarioStep } from './scenario';

type Name = `${string} ${string}`;

/** So many days later, at the same time of day, a member pays in and donates. */
const donate = (days: number, member: 'newcomer' | Name, dollars: number): readonly ScenarioStep[] => [
  { do: 'simulate', milliseconds: days * DAY_MS - HOUR_MS },
  { do: 'deposit', member, dollars: member === 'newcomer' ? dollars + 20 : dollars },
  { do: 'wait', milliseconds: HOUR_MS },
  { do: 'donate', member, dollars },
];

/** So many days later somebody joins, and donates some days after that. */
const invite = (days: number, name: Name, dollars: number): readonly ScenarioStep[] => [
  { do: 'simulate', milliseconds: days * DAY_MS },
  { do: 'join', member: 'newcomer', name },
  ...donate(5, name, dollars),
];

export const yearLater: Scenario = {
  name: 'year-later',
  title: 'A year later',
  story: 'Twelve months after her first day Nora has a stage, a team of her own, and money to withdraw.',
  world: {},
  steps: [
    { do: 'deposit', member: 'newcomer', dollars: 100 },
    { do: 'wait', milliseconds: HOUR_MS },
    { do: 'donate', member: 'newcomer', dollars: 50 },
    ...invite(12, 'Olivia Bennett', 120),
    ...invite(26, 'Samir Haddad', 150),
    ...donate(28, 'Olivia Bennett', 60),
    ...donate(9, 'newcomer', 150),
    ...invite(22, 'Grace Lindqvist', 260),
    ...donate(32, 'Samir Haddad', 180),
    ...invite(27, 'Tomas Novak', 180),
    ...donate(33, 'Olivia Bennett', 230),
    ...donate(10, 'newcomer', 200),
    ...donate(27, 'Grace Lindqvist', 200),
    ...donate(34, 'Samir Haddad', 250),
    ...donate(33, 'Tomas Novak', 280),
    ...donate(24, 'newcomer', 250),
    ...donate(11, 'Olivia Bennett', 320),
    ...donate(12, 'Grace Lindqvist', 300),
    { do: 'simulate', milliseconds: 5 * DAY_MS },
  ],
  persona: 'newcomer',
  screen: '/dashboard',
};
