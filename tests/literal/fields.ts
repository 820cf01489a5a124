import type { EndpointKey } from '#mocks/endpoint.ts';

/** The kinds of values. A variant of the literal provider changes all values of one kind. */
export type ValueKind =
  | 'text'
  /** a number of dollars */
  | 'money'
  /** ISO 8601 */
  | 'date'
  /** any number that is not money: stage, count, status code, multiplier, seconds */
  | 'number'
  | 'level'
  /** a status or type: a word that stands for a value */
  | 'word'
  | 'success'
  | 'role';

/** The fields of a reply. A list has one element for all; a name that ends in `?` is a field that may be absent. */
export type Fields = ValueKind | readonly [Fields] | { readonly [name: string]: Fields };

const profile = {
  name: 'text',
  email: 'text',
  user_pk: 'text',
  'wallet_address?': 'text',
  stage: 'number',
  status: 'word',
  'last_donation?': 'money',
  'referral_code?': 'text',
} as const satisfies Fields;

export const teamMemberFields = {
  name: 'text',
  email: 'text',
  status: 'word',
  'referral_code?': 'text',
  stage: 'number',
  level: 'level',
  'position?': 'text',
  'referred_by?': { name: 'text', email: 'text' },
} as const satisfies Fields;

/** All fields that the specification shows of each reply (R7), no more; none where it says "not shown". */
export const replyFields: { readonly [Key in EndpointKey]: Fields } = {
  login: { 'message?': 'text', token: 'text', user: { ...profile, role: 'role' } },
  register: { 'message?': 'text', user: { user_pk: 'text' }, 'error?': 'text' },
  forgotPassword: { 'message?': 'text' },
  resetPassword: { 'message?': 'text' },
  refreshToken: { data: { accessToken: 'text' } },
  getProfile: {
    data: {
      profile,
      stats: {
        total_donation: 'money',
        total_earn: 'money',
        total_deposit: 'money',
        total_withdraw: 'money',
      },
      balances: { balance: 'money', deposit_balance: 'money', stage_balance: 'money' },
    },
  },
  updateProfile: { 'message?': 'text' },
  getDetails: {},
  getReferrals: {
    data: {
      referrals: [
        {
          name: 'text',
          email: 'text',
          team_tree: { 'position?': 'text' },
          status: 'word',
          'referral_code?': 'text',
          stage: 'number',
          joined: 'date',
        },
      ],
    },
  },
  getActivityStats: {},
  getActivityHistory: {
    data: {
      activities: [
        {
          'icon?': 'text',
          created_at: 'date',
          description: 'text',
          type: 'word',
          'metadata?': { amount: 'money' },
        },
      ],
    },
  },
  getTransactionHistory: {
    data: {
      transactions: [
        {
          _id: 'text',
          type: 'word',
          created_at: 'date',
          amount: 'money',
          status: 'number',
          'icon?': 'text',
        },
      ],
    },
  },
  getDonationHistory: {
    data: {
      donations: [
        {
          _id: 'text',
          'icon?': 'text',
          type: 'word',
          created_at: 'date',
          amount: 'money',
          status: 'word',
        },
      ],
    },
  },
  getTeamTree: { data: [teamMemberFields] },
  getTeamTreeChain: {},
  getTransferHistory: {
    data: {
      transfers: [
        {
          counterpart: { id: 'text', name: 'text', email: 'text' },
          created_at: 'date',
          amount: 'money',
          status: 'word',
        },
      ],
    },
  },
  getStats: { stats: { active_members: 'number' }, team: { total_referrals: 'number' } },
  getPublicSettings: {},
  getStages: [{ stage_number: 'number', donation_requirement: 'money', earning_multiplier: 'number' }],
  processTransfer: {
    success: 'success',
    'message?': 'text',
    data: { transfer_id: 'text', amount: 'money', recipient: { name: 'text' } },
  },
  donate: { success: 'success', 'message?': 'text' },
  withdraw: { 'message?': 'text' },
  setWallet: {},
  generateWallet: {
    success: 'success',
    data: { wallet_address: 'text', expires_in: 'number', limits: { min_withdrawal: 'money' } },
  },
};

/** The one field of a refusal that the error catalogue reads for each call (R8). */
export const refusalField = (key: EndpointKey): 'error' | 'message' =>
  key === 'processTransfer' || key === 'donate' ? 'message' : 'error';
