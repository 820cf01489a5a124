import * as z from 'zod/mini';

/** A required text: white space alone does not count. */
export const requiredText = z.string().check(z.trim(), z.minLength(1, 'must not be empty'));

/** A required secret. Its white space is part of it. */
export const secret = z.string().check(z.minLength(1, 'must not be empty'));

const MAX_ADDRESS_LENGTH = 128;

/** The address of a wallet; may be empty. */
export const walletAddress = z
  .string()
  .check(z.trim(), z.maxLength(MAX_ADDRESS_LENGTH, `must have at most ${MAX_ADDRESS_LENGTH} characters`));

const AMOUNT_PATTERN = /^\d{1,10}(\.\d{1,5})?$/;

/** An amount to be moved, in dollars: above zero, at most five decimals, below ten thousand million. */
export const amountToMove = z.number().check(
  z.positive('must be more than zero'),
  z.refine((amount) => AMOUNT_PATTERN.test(String(amount)), 'must have at most five decimals'),
);

export const emailAddress = z.string().check(z.trim(), z.email('must be complete, like name@example.com'));
