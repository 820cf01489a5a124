import type { Member } from './database/models';
import { createMember, logRegistration } from './operations/registration';
import { MatrixPlacement } from './rules/matrix';
import { createReferralCode, type RandomInt, secureRandomInt } from './rules/secrets';
import type { Society } from './society';

type NewMember = Pick<
  Member,
  'name' | 'email' | 'user_pk' | 'passcode_salt' | 'passcode_digest' | 'joined_at'
> & { readonly sponsor_id: string };

function createUniqueReferralCode(society: Society, randomInt: RandomInt): string {
  const code = createReferralCode(randomInt);
  return society.isReferralCode(code) ? createUniqueReferralCode(society, randomInt) : code;
}

/** Adds a member below the sponsor, at the first open place of the matrix, and logs it for both. */
export function addMember(
  society: Society,
  identity: NewMember,
  { placement = new MatrixPlacement(society.getChildren), randomInt = secureRandomInt } = {},
): Readonly<Member> {
  const { store } = society;
  const id = store.nextId('member');
  const referral_code = createUniqueReferralCode(society, randomInt);
  const place = placement.findOpen(identity.sponsor_id);
  const member = society.addMember(createMember({ id, referral_code, ...identity }, place));
  logRegistration(store, member);
  return member;
}
