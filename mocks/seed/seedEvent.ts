import { DAY_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import { getStageRule } from '../rules/stages';

/** A money event of the seeded past. Amounts in units. */
type SeedAction =
  | { readonly kind: 'deposit' | 'donate' | 'uncreditedDeposit'; readonly amount: number }
  /** `percent` of the balance */
  | { readonly kind: 'withdraw'; readonly percent: number; readonly rejected?: boolean }
  /** `recipient` is an e-mail address */
  | { readonly kind: 'transfer'; readonly amount: number; readonly recipient: string };

/** `member` is an index by date of joining, `at` milliseconds of provider time. */
export type SeedEvent = SeedAction & { readonly member: number; readonly at: number };

/** `ago` is the time before the world's present, in milliseconds. */
export type ScriptedEvent = SeedAction & { readonly ago: number };

/** The donations that lead to a stage, in units: each requirement below it at once, then one within it. */
export function getDonationsUpTo(stage: number): number[] {
  if (stage === 0) return [];
  const requirements = Array.from(
    { length: stage - 1 },
    (_, below) => getStageRule(below + 1).donation_requirement,
  );
  return [...requirements, getStageRule(stage).minimum_donation].map(toUnits);
}

/** The same as events, one for each number of days. */
export const donateUpTo = (stage: number, daysAgo: readonly number[]): ScriptedEvent[] =>
  getDonationsUpTo(stage).map((amount, index) => ({
    kind: 'donate',
    ago: (daysAgo[index] ?? 1) * DAY_MS,
    amount,
  }));
