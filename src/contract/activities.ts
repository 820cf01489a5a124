import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { count, dollarsOrZero, icon, moment, text } from './scalars';

/** Something that happened on a member's account; an amount that is absent counts as 0 (section 2). */
export const activity = z.object({
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
export const getActivityHistory = defineEndpoint({
  method: 'GET',
  path: '/activities/history',
  access: 'member',
  reply: z.object({ data: z.object({ activities: z.array(activity) }) }),
});

/** One of those who referred the most members. */
// assumed: a top referrer is a name and a number of direct referrals, nothing private
export const topReferrer = z.object({ name: text, total_referrals: count });
export type TopReferrer = z.output<typeof topReferrer>;

/** GET /activities/stats: not shown. */
// assumed: top_referrers is part of GET /activities/stats, as data.top_referrers
export const getActivityStats = defineEndpoint({
  method: 'GET',
  path: '/activities/stats',
  access: 'member',
  reply: z.object({ data: z.object({ top_referrers: z.array(topReferrer) }) }),
});
