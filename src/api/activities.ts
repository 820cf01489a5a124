import { getActivityHistory, getActivityStats } from '#src/contract/activities.ts';
import { createMemberQuery } from './createMemberQuery';

/** The events of the member's account, newest first. */
export const activityHistoryQuery = createMemberQuery(
  'activities',
  getActivityHistory,
  ({ data }) => data.activities,
);

/** The members with the most direct referrals; null where the provider does not list them. */
export const topReferrersQuery = createMemberQuery(
  'top-referrers',
  getActivityStats,
  ({ data }) => data.top_referrers ?? null,
);
