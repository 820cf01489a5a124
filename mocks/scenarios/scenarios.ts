import { firstDay } from './firstDay';
import { largeTeam } from './largeTeam';
import { lateDeposit } from './lateDeposit';
import { providerDown } from './providerDown';
import { rejectedWithdrawal } from './rejectedWithdrawal';
import type { Scenario } from './scenario';
import { stageReached } from './stageReached';
import { yearLater } from './yearLater';

/** The scenarios that ship with the demo, in the order in which they are offered. */
export const scenarios: readonly Scenario[] = [
  firstDay,
  stageReached,
  lateDeposit,
  rejectedWithdrawal,
  providerDown,
  largeTeam,
  yearLater,
];

export const findScenario = (name: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name);
