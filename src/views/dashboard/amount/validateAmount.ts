import type { Money } from '#src/domain/money.ts';

/** The provider's bounds of an amount; undefined while they are not known. */
export interface AmountBounds {
  readonly minimum?: Money | undefined;
  readonly available?: Money | undefined;
}

/** What an amount would lead to. Helps with typing: the provider decides. */
export type AmountValidation =
  | { readonly case: 'belowMinimum'; readonly minimum: Money }
  | { readonly case: 'aboveAvailable'; readonly available: Money; readonly missing: Money }
  | { readonly case: 'remaining'; readonly remaining: Money }
  /** the balance is not known */
  | { readonly case: 'unknown' };

/** The minimum is checked first: it rules the amount out whatever the balance. */
export function validateAmount(amount: Money, { minimum, available }: AmountBounds): AmountValidation {
  if (minimum !== undefined && amount < minimum) return { case: 'belowMinimum', minimum };
  if (available === undefined) return { case: 'unknown' };
  if (amount > available) return { case: 'aboveAvailable', available, missing: amount - available };
  return { case: 'remaining', remaining: available - amount };
}
