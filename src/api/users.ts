import { getDetails } from '#src/contract/details.ts';
import type { BodyOf } from '#src/contract/endpoint.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getTeamTreeChain } from '#src/contract/team.ts';
import { getProfile, getStats, setWallet, updateProfile } from '#src/contract/users.ts';
import type { Client } from './client';
import { createMemberQuery } from './createMemberQuery';

/** Profile, lifetime totals and balances, in dollars. */
export const profileQuery = createMemberQuery('profile', getProfile, ({ data }) => data);

/** The account's own details. */
export const detailsQuery = createMemberQuery('details', getDetails, ({ data }) => data);

export const referralsQuery = createMemberQuery('referrals', getReferrals, ({ data }) => data.referrals);

/** The member and their sponsors, from the member up; null where the provider does not list them. */
export const sponsorsQuery = createMemberQuery('sponsors', getTeamTreeChain, ({ data }) => data ?? null);

/** Figures of the community and of the member's team. */
export const statsQuery = createMemberQuery('stats', getStats, (stats) => stats);

type ProfileChange = BodyOf<typeof updateProfile>;

/** Changes name and wallet address; an empty address removes it. */
export const updateProfileMutation = (client: Client) => ({
  mutationFn: (body: Pick<ProfileChange, 'name' | 'wallet_address'>) => client.call(updateProfile, { body }),
});

/** Sets the wallet address, which withdrawals are suggested to go to (R7.25). */
export const saveWalletMutation = (client: Client) => ({
  mutationFn: (wallet_address: string) => client.call(setWallet, { body: { wallet_address } }),
});

/** Changes the password through the same endpoint (R7.9). */
export const changePasswordMutation = (client: Client) => ({
  mutationFn: (body: Required<Pick<ProfileChange, 'current_password' | 'new_password'>>) =>
    client.call(updateProfile, { body }),
});
