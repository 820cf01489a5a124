import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#src/contract/endpoint.ts';
import { getDetails, getProfile, getReferrals, getStats, updateProfile } from '#src/contract/users.ts';
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

type ProfileChange = BodyOf<typeof updateProfile>;

/** Changes name and wallet address; an empty address removes it. */
export const updateProfileMutation = (client: Client) => ({
  mutationFn: (body: Pick<ProfileChange, 'name' | 'wallet_address'>) => client.call(updateProfile, { body }),
});

/** Changes the password through the same endpoint (R7.9). */
export const changePasswordMutation = (client: Client) => ({
  mutationFn: (body: Required<Pick<ProfileChange, 'current_password' | 'new_password'>>) =>
    client.call(updateProfile, { body }),
});
