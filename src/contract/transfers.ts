import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { amountToMove, dollars, message, moment, text } from './scalars';

/** An accepted transfer as the provider stored it (R3.12). */
const transferResult = z.object({
  transfer_id: z.optional(text),
  amount: z.optional(dollars),
  recipient: z.optional(z.object({ name: z.optional(text) })),
});
export type TransferResult = z.output<typeof transferResult>;

/** A row of the transfer history. */
const transfer = z.object({
  // assumed: a history item carries its own transfer_id besides counterpart.id
  transfer_id: text,
  // assumed: the history holds what was sent and what was received, told apart by direction
  direction: z.enum(['sent', 'received']),
  /** `id` is the other member's id, which is not their private key */
  counterpart: z.object({ id: text, name: text, email: text }),
  created_at: moment,
  amount: dollars,
  // assumed: a transfer's status is the provider's own text
  status: z.string(),
});
export type Transfer = z.output<typeof transfer>;

/** GET /transfers/history, newest first. */
export const getTransferHistory = defineEndpoint('GET', '/transfers/history', 'member', {
  reply: z.object({ data: z.object({ transfers: z.array(transfer) }) }),
});

/** POST /transfers/process. `recipient_id` is the recipient's private key, never a member's id. */
export const processTransfer = defineEndpoint('POST', '/transfers/process', 'member', {
  needsIdempotencyKey: true,
  body: z.object({ amount: amountToMove, recipient_id: text }),
  reply: z.object({
    success: z.optional(z.boolean()),
    message,
    data: z.catch(z.optional(transferResult), undefined),
  }),
});
