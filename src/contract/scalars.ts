import * as z from 'zod/mini';

/** A required text: white space alone does not count. */
export const text = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** A required secret. Its white space is part of it. */
export const secret = z.string().check(z.minLength(1, 'must not be empty'));

/** A timestamp, ISO 8601 with an offset, as in `2025-03-05T10:00:00.000Z`. */
// assumed: dates travel as ISO 8601 texts
export const moment = z.iso.datetime({ offset: true });

/** Up to here five decimals of a dollar are exact in a JSON number. */
const MAX_DOLLARS = 20_000_000_000;

/** An amount of dollars in a reply. */
// assumed: amounts travel as JSON numbers of dollars, with at most five decimals
export const dollars = z.number().check(z.gte(-MAX_DOLLARS), z.lte(MAX_DOLLARS));

/** An amount on a card: absent means 0.00000 (R2.23). */
export const dollarsOrZero = z._default(dollars, 0);

const AMOUNT_PATTERN = /^\d{1,10}(\.\d{1,5})?$/;

/** An amount to be moved, in dollars: above zero, at most five decimals, below ten thousand million. */
export const amountToMove = z.number().check(
  z.positive('must be more than zero'),
  z.refine((amount) => AMOUNT_PATTERN.test(String(amount)), 'must have at most five decimals'),
);

/** 0 is a member who is not staged yet (R4.4). */
export const stage = z.int().check(z.nonnegative());

/** A number of things. */
export const count = z.int().check(z.nonnegative());

/**
 * A sentence from the provider, trimmed. Absent, blank or not a text it is undefined, and the app shows its own
 * (R8.1 to R8.14).
 */
export const message = z.catch(
  z.optional(z.string().check(z.trim(), z.minLength(1, 'must not be empty'))),
  undefined,
);

/** The name of a row's icon. */
// assumed: icon is a name and decoration only; the app draws its own by type and status
export const icon = z.optional(z.string());
