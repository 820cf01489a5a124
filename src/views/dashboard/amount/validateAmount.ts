import { readAmount } from '#src/domain/amount.ts';

/** What the provider will hold an amount against, in units; absent while it is not known. */
export interface AmountBounds {
  readonly minimum?: number | undefined;
  readonly available?: number | undefined;
}

/** What would come of the typed amount. A guess to help with typing: the provider decides. Amounts in units. */
export type AmountValidation =
  | {
      /** nothing is typed, or nothing that is an amount: what is wrong with it stands under the field as its error */
      readonly case: 'none';
    }
  | { readonly case: 'belowMinimum'; readonly minimum: number }
  | { readonly case: 'aboveAvailable'; readonly available: number; readonly missing: number }
  | { readonly case: 'remaining'; readonly units: number; readonly remaining: number }
  | {
      /** the balance is not known */
      readonly case: 'unknown';
      readonly units: number;
    };

/** The minimum is judged first: it bars the amount whatever the balance. */
export function validateAmount(typed: string, { minimum, available }: AmountBounds): AmountValidation {
  const reading = readAmount(typed);
  if ('problem' in reading) return { case: 'none' };
  const { units } = reading;
  if (minimum !== undefined && units < minimum) return { case: 'belowMinimum', minimum };
  if (available === undefined) return { case: 'unknown', units };
  if (units > available) return { case: 'aboveAvailable', available, missing: units - available };
  return { case: 'remaining', units, remaining: available - units };
}
