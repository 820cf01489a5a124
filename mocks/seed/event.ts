import { toUnits } from '#src/domain/money.ts';
import { ruleOf } from '../rules/stages';

/** What somebody will do in the seeded past. Amounts in units, moments in milliseconds of provider time. */
export type Event = { readonly member: number; readonly at: number } & (
  | { readonly kind: 'deposit' | 'donate' | 'noteDeposit'; readonly amount: number }
  | { readonly kind: 'withdraw'; readonly portion: number; readonly rejected: boolean }
  | { readonly kind: 'transfer'; readonly amount: number; readonly recipient: number }
);

/** The donations that lead to a stage: each requirement before it in one go, then a first one within it. */
export function donationsUpTo(stage: number): number[] {
  if (stage === 0) return [];
  const requirements = Array.from(
    { length: stage - 1 },
    (_, below) => ruleOf(below + 1).donation_requirement,
  );
  return [...requirements, ruleOf(stage).minimum_donation].map(toUnits);
}
