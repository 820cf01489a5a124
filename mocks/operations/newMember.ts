import type { Member } from '../database/models';
import type { Place } from '../rules/matrix';

interface NewMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly userPk: string;
  readonly passcodeSalt: string;
  readonly passcodeDigest: string;
  readonly referralCode: string;
  readonly sponsorId: string | null;
  readonly place: Place | null;
  /** milliseconds of provider time */
  readonly joinedAt: number;
}

/** A member on the first day: not staged, no money, inactive until the first donation. */
export const newMember = (arrival: NewMember): Member => ({
  id: arrival.id,
  name: arrival.name,
  email: arrival.email,
  user_pk: arrival.userPk,
  passcode_salt: arrival.passcodeSalt,
  passcode_digest: arrival.passcodeDigest,
  role: 'member',
  status: 'inactive',
  referral_code: arrival.referralCode,
  wallet_address: null,
  stage: 0,
  stage_donated: 0,
  stage_balance: 0,
  last_donation: 0,
  total_donation: 0,
  total_earn: 0,
  total_deposit: 0,
  sponsor_id: arrival.sponsorId,
  parent_id: arrival.place?.parentId ?? null,
  position: arrival.place?.position ?? null,
  joined_at: arrival.joinedAt,
});
