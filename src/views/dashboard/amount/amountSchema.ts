import * as z from 'zod/mini';
import { type ExactAmount, readAmount } from '#src/domain/amount.ts';
import { amount as messages } from '#src/messages/amount.ts';

interface AmountSchema {
  /** the sentence for an empty field */
  readonly required: string;
}

/** An amount as typed. Its only issue is the sentence that stands under the field. */
export const amountSchema = ({ required }: AmountSchema) =>
  z.string().check(
    z.check((typed) => {
      const reading = readAmount(typed.value);
      if (!('problem' in reading)) return;
      const message = reading.problem === 'missing' ? required : messages.problems[reading.problem];
      typed.issues.push({ code: 'custom', message, input: typed.value });
    }),
  );

/**
 * What was typed into a form that `amountSchema` has let through. Throws a RangeError for anything else: neither NaN
 * nor a rounded amount ever leaves the browser.
 */
export function exactAmount(typed: string): ExactAmount {
  const reading = readAmount(typed);
  if ('problem' in reading) throw new RangeError(`not an amount: ${reading.problem}`);
  return reading;
}
