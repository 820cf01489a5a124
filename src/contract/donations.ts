import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { amountToMove, dollars, icon, message, moment, text } from './scalars';

/** A donation; its status is the provider's own text (R4.3). */
const donation = z.object({
  _id: text,
  icon,
  type: text,
  created_at: moment,
  amount: dollars,
  status: z.string(),
});
export type Donation = z.output<typeof donation>;

/** GET /donations/history, newest first. */
export const getDonationHistory = defineEndpoint('GET', '/donations/history', 'member', {
  reply: z.object({ data: z.object({ donations: z.array(donation) }) }),
});

/** POST /donations/process. A refusal may come as `success: false`. */
export const donate = defineEndpoint('POST', '/donations/process', 'member', {
  needsIdempotencyKey: true,
  body: z.object({ amount: amountToMove }),
  reply: z.looseObject({ success: z.optional(z.boolean()), message }),
});
