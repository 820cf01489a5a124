import * as z from 'zod/mini';
import { dollars } from './dollars';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { amountToMove, requiredText } from './requestScalars';
import { datedList } from './rows';
import { absent, lenient, message, readOtherMember, text } from './scalars';
import { direction, flag, ownStatus } from './vocabulary';

/** An accepted transfer as the provider stored it (R3.12). */
export const transferResult = z.object({
  transfer_id: lenient(text),
  amount: lenient(dollars),
  recipient: lenient(z.object({ name: absent(text) })),
});
export type TransferResult = z.output<typeof transferResult>;

/** A row of the transfer history. */
export const transfer = z.object({
  // assumed: a history item may carry its own transfer_id; else counterpart.id stands for it
  transfer_id: lenient(text),
  // assumed: the history holds what was sent and what was received, told apart by direction; absent or unknown, it shows as neither
  direction: z.catch(z.optional(direction), undefined),
  /** `id` is the other member's which is not their private key */
  counterpart: lenient(
    z.object({ id: lenient(text), name: lenient(text), email: lenient(text) }),
    readOtherMember,
  ),
  created_at: moment,
  amount: dollars,
  // assumed: a transfer's status is the provider's own text
  status: lenient(ownStatus),
});
export type Transfer = z.output<typeof transfer>;

/** GET /transfers/history, newest first. */
export const getTransferHistory = defineEndpoint('GET', '/transfers/history', 'member', {
  reply: z.object({ data: z.object({ transfers: datedList(transfer) }) }),
});

/**
 * POST /transfers/process. `recipient_id` is the recipient's private key, never a member's id. Details of an accepted
 * transfer that cannot be read count as absent: they do not make it unknown.
 */
export const processTransfer = defineEndpoint('POST', '/transfers/process', 'member', {
  needsIdempotencyKey: true,
  body: z.object({ amount: amountToMove, recipient_id: requiredText }),
  reply: z.object({
    success: absent(flag),
    message,
    data: lenient(transferResult),
  }),
});
