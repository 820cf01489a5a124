import * as z from 'zod/mini';
import { parseAmount } from '#src/domain/amount.ts';
import { amount as messages } from '#src/messages/amount.ts';

interface AmountSchemaOptions {
  /** the error of an empty field */
  readonly required: string;
}

/** Turns a typed amount into its exact `Money`. Its only issue is the error that is shown under the field. */
export const amountSchema = ({ required }: AmountSchemaOptions) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, context) => {
      const parsed = parseAmount(typed);
      if ('amount' in parsed) return parsed.amount;
      const message = parsed.problem === 'missing' ? required : messages.problems[parsed.problem];
      context.issues.push({ code: 'custom', message, input: typed });
      return z.NEVER;
    }),
  );

export type AmountSchema = ReturnType<typeof amountSchema>;
