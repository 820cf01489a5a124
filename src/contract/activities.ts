import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { datedList } from './rows';
import { absent, count, dollars, icon, label, moment, text } from './scalars';
import { type } from './vocabulary';

/** An event of a member's account. */
export const activity = z.object({
  // assumed: an activity may have an _id
  _id: absent(text),
  icon,
  created_at: moment,
  description: absent(label),
  type: absent(type),
  metadata: absent(z.object({ amount: absent(dollars) })),
});
export type Activity = z.output<typeof activity>;

/** GET /activities/history, newest first. */
// assumed: every history comes whole, newest first
export const getActivityHistory = defineEndpoint('GET', '/activities/history', 'member', {
  reply: z.object({ data: z.object({ activities: datedList(activity, ['created_at']) }) }),
});

/** A member with many direct referrals. */
// assumed: a top referrer is a name and a number of direct referrals, nothing private
export const topReferrer = z.object({ name: absent(text), total_referrals: absent(count) });

/** GET /activities/stats: not shown. */
// assumed: top_referrers may be part of GET /activities/stats, as data.top_referrers
export const getActivityStats = defineEndpoint('GET', '/activities/stats', 'member', {
  reply: z.object({ data: z.object({ top_referrers: absent(z.array(topReferrer)) }) }),
});
