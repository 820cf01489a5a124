import * as z from 'zod/mini';
import { dollars } from './dollars';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { amountToMove } from './requestScalars';
import { datedList } from './rows';
import { absent, icon, lenient, message, text } from './scalars';
import { flag, ownStatus, type } from './vocabulary';

/** A donation; its status is the provider's own text (R4.3). */
export const donation = z.object({
  _id: lenient(text),
  icon,
  type: lenient(type),
  created_at: moment,
  amount: dollars,
  status: lenient(ownStatus),
});
export type Donation = z.output<typeof donation>;

/** GET /donations/history, newest first. */
export const getDonationHistory = defineEndpoint('GET', '/donations/history', 'member', {
  reply: z.object({ data: z.object({ donations: datedList(donation) }) }),
});

/** POST /donations/process. A refusal may come as `success: false`. */
export const donate = defineEndpoint('POST', '/donations/process', 'member', {
  needsIdempotencyKey: true,
  body: z.object({ amount: amountToMove }),
  reply: z.looseObject({ success: absent(flag), message }),
});
