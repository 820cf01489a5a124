import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { count, dollarsOrZero, icon, moment, text } from './scalars';

/** An event of a member's account; an absent amount counts as 0 (R2.31). */
const activity = z.object({
  // assumed: an activity has an _id
  _id: text,
  icon,
  created_at: moment,
  description: z.string(),
  type: z.string(),
  metadata: z.optional(z.object({ amount: dollarsOrZero })),
});
export type Activity = z.output<typeof activity>;

/** GET /activities/history, newest first. */
// assumed: every history comes whole, newest first
export const getActivityHistory = defineEndpoint('GET', '/activities/history', 'member', {
  reply: z.object({ data: z.object({ activities: z.array(activity) }) }),
});

/** A member with many direct referrals. */
// assumed: a top referrer is a name and a number of direct referrals, nothing private
const topReferrer = z.object({ name: text, total_referrals: count });

/** GET /activities/stats. */
// assumed: top_referrers is part of GET /activities/stats, as data.top_referrers
export const getActivityStats = defineEndpoint('GET', '/activities/stats', 'member', {
  reply: z.object({ data: z.object({ top_referrers: z.array(topReferrer) }) }),
});
