import * as z from 'zod/mini';
import { dollars, SCALE_NAMES } from './dollars';
import { defineEndpoint } from './endpoint';
import { isRecord } from './json';
import { requiredText, secret, walletAddress } from './requestScalars';
import { absent, count, lenient, message, openExtendedJson, text } from './scalars';
import { status } from './vocabulary';

/** An address of a wallet, or the wallet with it. */
// assumed: wallet_address of a profile may be an object with an address, wallet_address or value
const addressOfWallet = z.pipe(
  z.transform<string | number, unknown>((given) =>
    isRecord(given) ? (given.address ?? given.wallet_address ?? given.value) : given,
  ),
  text,
);

/** A number, alone or behind its word, or the definition that has it. */
// assumed: a stage may also come as Stage 2 or STAGE_2, or as an object with its stage_number
const stage = z.pipe(
  z.transform<string | number, unknown>((given) => {
    const said = openExtendedJson(given);
    if (isRecord(said)) return said.stage_number;
    return typeof said === 'string' ? said.replace(/^stage[ _-]?(?=\d+$)/i, '') : said;
  }),
  count,
);

/** What makes money of an amount. */
const OF_MONEY = ['currency', 'currency_code', 'value', ...SCALE_NAMES];

/** An amount, or the donation that has it: alone, or as money. */
// assumed: last_donation may be the donation itself, with its amount and created_at
const lastDonation = z.pipe(
  z.transform<string | number, unknown>((given) =>
    isRecord(given) && 'created_at' in given && !OF_MONEY.some((name) => given[name]) ? given.amount : given,
  ),
  dollars,
);

/** A member's profile (R3.4). */
// assumed: every field of a profile may be absent; the screen leaves it out or shows –
export const profile = z.object({
  name: lenient(text),
  email: lenient(text),
  user_pk: lenient(text),
  // assumed: wallet_address is absent or null until the member sets one
  wallet_address: lenient(addressOfWallet),
  // 0 is a member who is not staged yet (R4.4)
  stage: lenient(stage),
  status: lenient(status),
  last_donation: lenient(lastDonation),
  referral_code: lenient(text),
});
export type Profile = z.output<typeof profile>;

/** What says whose a profile is. */
const IDENTITY = ['user_pk', 'email', 'referral_code'] as const;
type Identity = Pick<Profile, (typeof IDENTITY)[number]>;

/** What is hidden in part may be the same as another's. */
const HIDDEN = /[*•…]|\.\.|x{3}/i;
const listComparable = (said: string | undefined): readonly string[] =>
  said === undefined || HIDDEN.test(said) ? [] : [said.toLowerCase()];

/**
 * Whether a profile is that of the member of whom these are known: true where any of them is said of both, false where two
 * or more can be compared and none is the same, undefined where it cannot be told.
 */
export function isOfMember(said: Identity, known: readonly Identity[]): boolean | undefined {
  const comparisons = IDENTITY.flatMap((name) => {
    const own = known.flatMap((one) => listComparable(one[name]));
    return own.length > 0 ? listComparable(said[name]).map((one) => own.includes(one)) : [];
  });
  return comparisons.includes(true) || (comparisons.length > 1 ? false : undefined);
}

/** What is known of a member, with what a profile says of it now: one that leaves something out or hides it takes nothing away. */
export const joinIdentity = (known: Identity, said: Identity): Identity =>
  Object.fromEntries(
    IDENTITY.map((name) => [name, listComparable(said[name]).length > 0 ? said[name] : known[name]]),
  );

/** Whether a profile says of whose it is what is not known yet. */
export const isNewOfMember = (said: Identity, known: readonly Identity[]): boolean =>
  IDENTITY.some(
    (name) => listComparable(said[name]).length > 0 && known.every((one) => one[name] !== said[name]),
  );

/** Lifetime totals, in dollars. */
export const totals = z.object({
  total_donation: lenient(dollars),
  total_earn: lenient(dollars),
  total_deposit: lenient(dollars),
  total_withdraw: lenient(dollars),
});
export type Totals = z.output<typeof totals>;

/** The member's balances, in dollars. */
// assumed: balance is available to withdraw, deposit_balance is the impact balance that pays donations and transfers, stage_balance is what the stage has earned since the last donation
export const balances = z.object({
  balance: lenient(dollars),
  deposit_balance: lenient(dollars),
  stage_balance: lenient(dollars),
});
export type Balances = z.output<typeof balances>;

/** GET /users/profile. */
// assumed: the profile's stats come with it, as data.stats; a figure that is absent shows as –, not as zero
export const getProfile = defineEndpoint('GET', '/users/profile', 'member', {
  reply: z.object({ data: z.object({ profile, stats: absent(totals), balances: absent(balances) }) }),
});

/** What the client calls it. */
export const PROFILE_CALL = `${getProfile.method} ${getProfile.path}`;

const isPresent = (value: string | undefined) => value !== undefined;

/** PUT /users/profile: either a profile update or a change of password, never both. */
// assumed: PUT /users/profile with current_password or new_password is a change of password and changes nothing else
export const updateProfile = defineEndpoint('PUT', '/users/profile', 'member', {
  body: z
    .object({
      name: z.optional(requiredText),
      // assumed: an empty wallet_address removes the address
      wallet_address: z.optional(walletAddress),
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

/** GET /users/stats: the figures of community and team. */
// assumed: the team summary is team of GET /users/stats; team.network_size, which may be absent, counts everyone below the member; where it is absent the members of the team tree are counted
export const getStats = defineEndpoint('GET', '/users/stats', 'member', {
  reply: z.object({
    stats: absent(z.object({ active_members: lenient(count) })),
    team: absent(z.object({ total_referrals: lenient(count), network_size: lenient(count) })),
  }),
});

/** PUT /users/wallet: the address that withdrawals go to. */
export const setWallet = defineEndpoint('PUT', '/users/wallet', 'member', {
  body: z.object({ wallet_address: walletAddress.check(z.minLength(1, 'must not be empty')) }),
  reply: z.object({ message }),
});
