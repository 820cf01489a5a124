import { queryOptions } from '@tanstack/react-query';
import { getDetails, getProfile, getReferrals, getStats } from '../contract/users';
import type { Client } from './client';
import { MEMBER_DATA } from './queryClient';

/** Profile, lifetime totals and balances, in dollars. */
export const profileQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'profile'],
    queryFn: async ({ signal }) => (await client.call(getProfile, { signal })).data,
  });

/** The account's own details. */
export const detailsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'details'],
    queryFn: async ({ signal }) => (await client.call(getDetails, { signal })).data,
  });

/** The member's direct referrals. */
export const referralsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'referrals'],
    queryFn: async ({ signal }) => (await client.call(getReferrals, { signal })).data.referrals,
  });

/** Figures of the community and of the member's team. */
export const statsQuery = (client: Client) =>
  queryOptions({
    queryKey: [...MEMBER_DATA, 'stats'],
    queryFn: ({ signal }) => client.call(getStats, { signal }),
  });
