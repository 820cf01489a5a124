import * as z from 'zod/mini';
import { message } from './scalars';

/**
 * The body of a refusal (R8.1 to R8.8). Login and registration read `error`, transfers and donations read
 * `message`, withdrawals and resets "server error text": either.
 */
// assumed: a refusal carries the same sentence as error and message, and field when one field is at fault
export const errorBody = z.object({
  error: message,
  message,
  field: message,
});
export type ErrorBody = z.output<typeof errorBody>;
