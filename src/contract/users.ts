import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint';
import { count, dollarsOrZero, message, moment, secret, stage, text } from './scalars';

/** A member's profile (R3.4). */
export const profile = z.object({
  name: text,
  email: text,
  user_pk: text,
  // assumed: wallet_address is absent or null until the member sets one
  wallet_address: z.nullish(z.string()),
  stage,
  // assumed: a member's status is active or inactive; any other text is shown as it is
  status: text,
  last_donation: dollarsOrZero,
  referral_code: text,
});
export type Profile = z.output<typeof profile>;

/** Lifetime totals, in dollars. */
const totals = z.object({
  total_donation: dollarsOrZero,
  total_earn: dollarsOrZero,
  total_deposit: dollarsOrZero,
  total_withdraw: dollarsOrZero,
});

/** The member's balances, in dollars. */
// assumed: balance is available to withdraw, deposit_balance is the impact balance that pays donations and transfers, stage_balance is what the stage has earned since the last donation
const balances = z.object({
  balance: dollarsOrZero,
  deposit_balance: dollarsOrZero,
  stage_balance: dollarsOrZero,
});

const noTotals = { total_donation: 0, total_earn: 0, total_deposit: 0, total_withdraw: 0 };
const noBalances = { balance: 0, deposit_balance: 0, stage_balance: 0 };

/** GET /users/profile. */
// assumed: the profile's stats come with it, as data.stats
export const getProfile = defineEndpoint('GET', '/users/profile', 'member', {
  reply: z.object({
    data: z.object({
      profile,
      stats: z._default(totals, noTotals),
      balances: z._default(balances, noBalances),
    }),
  }),
});

const isPresent = (value: string | undefined) => value !== undefined;

/** PUT /users/profile: either a profile update or a change of password, never both. */
// assumed: PUT /users/profile with current_password or new_password is a change of password and changes nothing else
export const updateProfile = defineEndpoint('PUT', '/users/profile', 'member', {
  body: z
    .object({
      name: z.optional(text),
      // assumed: an empty wallet_address removes the address
      wallet_address: z.optional(
        z.string().check(z.trim(), z.maxLength(128, 'must have at most 128 characters')),
      ),
      current_password: z.optional(secret),
      new_password: z.optional(secret),
    })
    .check(
      z.refine((body) => Object.values(body).some(isPresent), { path: ['name'], error: 'must not be empty' }),
      z.refine((body) => !isPresent(body.new_password) || isPresent(body.current_password), {
        path: ['current_password'],
        error: 'must not be empty',
      }),
      z.refine((body) => !isPresent(body.current_password) || isPresent(body.new_password), {
        path: ['new_password'],
        error: 'must not be empty',
      }),
    ),
  reply: z.object({ message }),
});

/** GET /users/details: not shown. */
// assumed: GET /users/details is the account's own details: profile, role, joined and who referred the member
export const getDetails = defineEndpoint('GET', '/users/details', 'member', {
  reply: z.object({
    data: z.object({
      ...profile.shape,
      role: text,
      joined: moment,
      referred_by: z.nullable(z.object({ name: text, email: text })),
    }),
  }),
});

/** One direct referral (R3.8). */
const referral = z.object({
  name: text,
  email: text,
  // assumed: position is left, center or right; null for a member without a place
  team_tree: z.object({ position: z.nullable(z.string()) }),
  status: text,
  referral_code: text,
  stage,
  joined: moment,
});
export type Referral = z.output<typeof referral>;

/** GET /users/referrals. */
export const getReferrals = defineEndpoint('GET', '/users/referrals', 'member', {
  reply: z.object({ data: z.object({ referrals: z.array(referral) }) }),
});

/** GET /users/stats: the figures of community and team. */
// assumed: the team summary is team of GET /users/stats; team.network_size counts everyone below the member
export const getStats = defineEndpoint('GET', '/users/stats', 'member', {
  reply: z.object({
    stats: z.object({ active_members: count }),
    team: z.object({ total_referrals: z._default(count, 0), network_size: count }),
  }),
});

/** PUT /users/wallet: the address that withdrawals go to. */
export const setWallet = defineEndpoint('PUT', '/users/wallet', 'member', {
  body: z.object({ wallet_address: text.check(z.maxLength(128, 'must have at most 128 characters')) }),
  reply: z.object({ message }),
});
