import { nullable, primaryKey } from '@mswjs/data';
import type { Entity } from '@mswjs/data/lib/glossary';

/**
 * The provider's tables. Money is in units of 0.00001 dollars, times are milliseconds of provider time.
 * References are foreign keys: the library's own relations take more than quadratic time.
 */
export const models = {
  member: {
    id: primaryKey(String),
    name: String,
    email: String,
    user_pk: String,
    passcode_salt: String,
    passcode_digest: String,
    role: String,
    status: String,
    referral_code: String,
    wallet_address: nullable(String),
    stage: Number,
    /** sum of the donations within the stage, towards its donation_requirement */
    stage_donated: Number,
    /** earned since the last donation; informational, not an account of the ledger */
    stage_balance: Number,
    last_donation: Number,
    total_donation: Number,
    total_earn: Number,
    total_deposit: Number,
    sponsor_id: nullable(String),
    parent_id: nullable(String),
    position: nullable(String),
    joined_at: Number,
  },
  account: { id: primaryKey(String), units: Number },
  /** A ledger posting: moves units[i] from the account from[i] to the account to[i]. */
  posting: {
    id: primaryKey(String),
    reference: String,
    created_at: Number,
    from: (): string[] => [],
    to: (): string[] => [],
    units: (): number[] => [],
  },
  transaction: {
    id: primaryKey(String),
    member_id: String,
    type: String,
    amount: Number,
    status: Number,
    wallet_address: String,
    created_at: Number,
  },
  donation: {
    id: primaryKey(String),
    member_id: String,
    amount: Number,
    status: String,
    created_at: Number,
  },
  transfer: {
    id: primaryKey(String),
    /** member ids; a private key is called recipient_id */
    sender_id: String,
    receiver_id: String,
    amount: Number,
    status: String,
    created_at: Number,
  },
  activity: {
    id: primaryKey(String),
    member_id: String,
    type: String,
    description: String,
    amount: nullable(Number),
    created_at: Number,
  },
  /** Deposit addresses; the id is the address. */
  depositWallet: { id: primaryKey(String), member_id: String, expires_at: Number },
  /** Access, refresh and reset tokens; the id is the token. */
  token: { id: primaryKey(String), member_id: String, kind: String, expires_at: Number },
  /** Answers to calls with an `Idempotency-Key`; the id is made of the caller, the call and the key. */
  idempotencyKey: {
    id: primaryKey(String),
    /** a digest of the request's body */
    body_digest: String,
    status: Number,
    reply: String,
    created_at: Number,
  },
  /** Sent e-mails, shown in the demo's outbox. */
  mail: {
    id: primaryKey(String),
    recipient: String,
    subject: String,
    path: String,
    created_at: Number,
  },
};

export const indexes: Readonly<Partial<Record<ModelName, readonly string[]>>> = {
  member: ['email', 'user_pk', 'referral_code', 'sponsor_id', 'parent_id'],
  transaction: ['member_id', 'status'],
  donation: ['member_id'],
  transfer: ['sender_id', 'receiver_id'],
  activity: ['member_id'],
  depositWallet: ['member_id'],
  token: ['member_id', 'kind'],
  mail: ['recipient'],
};

/** Texts of which hardly any two rows have the same; of those that are indexed, no two. */
export const distinctTexts: Readonly<Partial<Record<ModelName, readonly string[]>>> = {
  member: ['email', 'user_pk', 'passcode_salt', 'referral_code', 'wallet_address'],
  posting: ['reference'],
  transaction: ['wallet_address'],
};

export type ModelName = keyof typeof models;

export type Row<Name extends ModelName> = {
  -readonly [Field in keyof (typeof models)[Name]]: Entity<typeof models, Name>[Field];
};
export type Member = Row<'member'>;

export type Tables = { [Name in ModelName]: Row<Name>[] };
