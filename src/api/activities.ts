import { queryOptions } from '@tanstack/react-query';
import { getActivityHistory, getActivityStats } from '#src/contract/activities.ts';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** The events of the member's account, newest first. */
export const activityHistoryQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'activities'],
    queryFn: async ({ signal }) => (await client.call(getActivityHistory, { signal })).data.activities,
  });

/** The members with the most direct referrals. */
export const topReferrersQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'top-referrers'],
    queryFn: async ({ signal }) => (await client.call(getActivityStats, { signal })).data.top_referrers,
  });
