import type { Member } from '../database/models';
import { createMember, logRegistration } from '../operations/registration';
import { MatrixPlacement } from '../rules/matrix';
import { createReferralCode, type RandomInt, secureRandomInt } from '../rules/secrets';
import type { Population } from './population';

type NewMember = Pick<
  Member,
  'name' | 'email' | 'user_pk' | 'passcode_salt' | 'passcode_digest' | 'joined_at'
> & { readonly sponsor_id: string };

function createUniqueReferralCode(population: Population, randomInt: RandomInt): string {
  const code = createReferralCode(randomInt);
  return population.isReferralCode(code) ? createUniqueReferralCode(population, randomInt) : code;
}

/** Adds a member below the sponsor, at the first open place of the matrix, and logs it for both. */
export function addMember(
  population: Population,
  identity: NewMember,
  { placement = new MatrixPlacement(population.getChildren), randomInt = secureRandomInt } = {},
): Readonly<Member> {
  const { store } = population;
  const id = store.nextId('member');
  const referral_code = createUniqueReferralCode(population, randomInt);
  const place = placement.findOpen(identity.sponsor_id);
  const member = population.addMember(createMember({ id, referral_code, ...identity }, place));
  logRegistration(store, member);
  return member;
}
