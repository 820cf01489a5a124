import type { Member } from '../database/models';
import type { Placement } from '../rules/matrix';
import { logActivity, type Store } from './store';

type Identity = Pick<
  Member,
  | 'id'
  | 'name'
  | 'email'
  | 'user_pk'
  | 'passcode_salt'
  | 'passcode_digest'
  | 'referral_code'
  | 'sponsor_id'
  | 'joined_at'
>;

/**
 * A new member's row: stage 0, no money, inactive until the first donation. Its fields are named one by one: a spread of
 * so many makes an object that is slow to change ever after.
 */
export const createMember = (identity: Identity, placement: Placement | null): Member => ({
  id: identity.id,
  name: identity.name,
  email: identity.email,
  user_pk: identity.user_pk,
  passcode_salt: identity.passcode_salt,
  passcode_digest: identity.passcode_digest,
  role: 'member',
  status: 'inactive',
  referral_code: identity.referral_code,
  wallet_address: null,
  stage: 0,
  stage_donated: 0,
  stage_balance: 0,
  last_donation: 0,
  total_donation: 0,
  total_earn: 0,
  total_deposit: 0,
  sponsor_id: identity.sponsor_id,
  parent_id: placement?.parentId ?? null,
  position: placement?.position ?? null,
  joined_at: identity.joined_at,
});

/** Logs a new member's arrival for the member and the sponsor. */
export function logRegistration(
  store: Store,
  { id, name, sponsor_id, joined_at: at }: Readonly<Member>,
): void {
  logActivity(store, { memberId: id, type: 'Account', description: 'Joined', at });
  if (sponsor_id === null) return;
  const description = `${name} joined with your referral code`;
  logActivity(store, { memberId: sponsor_id, type: 'Referral', description, at });
}
