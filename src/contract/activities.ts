import * as z from 'zod/mini';
import { dollars } from './dollars';
import { defineEndpoint } from './endpoint';
import { moment } from './moment';
import { datedList, list } from './rows';
import { absent, count, icon, label, lenient, text } from './scalars';
import { type } from './vocabulary';

/** An event of a member's account. */
export const activity = z.object({
  // assumed: an activity may have an _id
  _id: lenient(text),
  icon,
  created_at: moment,
  description: lenient(label),
  type: lenient(type),
  metadata: lenient(z.object({ amount: lenient(dollars) })),
});
export type Activity = z.output<typeof activity>;

/** GET /activities/history, newest first. */
// assumed: every history comes whole, newest first
export const getActivityHistory = defineEndpoint('GET', '/activities/history', 'member', {
  reply: z.object({ data: z.object({ activities: datedList(activity) }) }),
});

/** A member with many direct referrals. */
// assumed: a top referrer is a name and a number of direct referrals, nothing private
export const topReferrer = z.object({ name: lenient(text), total_referrals: lenient(count) });

/** GET /activities/stats: not shown. */
// assumed: top_referrers may be part of GET /activities/stats, as data.top_referrers
export const getActivityStats = defineEndpoint('GET', '/activities/stats', 'member', {
  reply: z.object({ data: z.object({ top_referrers: absent(list(topReferrer)) }) }),
});
