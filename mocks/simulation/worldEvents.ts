import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { deposit } from '../operations/deposit';
import { donate } from '../operations/donation';
import type { Store } from '../operations/store';
import { depositAccount } from '../rules/ledger';
import { MatrixPlacement } from '../rules/matrix';
import { createPrivateKey, createSalt, createWalletAddress, NO_PASSCODE } from '../rules/secrets';
import { getStageRule, LAST_STAGE } from '../rules/stages';
import { pickDonation } from '../seed/donationAmounts';
import { createIdentity } from '../seed/members';
import { Random } from '../seed/random';
import { addMember } from './addMember';
import type { Population } from './population';

/** A source of random values for something that happens once. */
export const createRandom = (): Random => new Random(crypto.getRandomValues(new Int32Array(1))[0] ?? 0);

interface Occasion {
  readonly random: Random;
  /** milliseconds of provider time */
  readonly at: number;
}

/** Somebody with an invented name joins below a sponsor. */
export function join(
  population: Population,
  sponsorId: string,
  { random, at }: Occasion,
  placement = new MatrixPlacement(population.getChildren),
): Readonly<Member> {
  const identity = {
    ...createIdentity(population.countMembers() + 1, random),
    user_pk: createPrivateKey(random.below),
    passcode_salt: createSalt(random.below),
    passcode_digest: NO_PASSCODE,
    sponsor_id: sponsorId,
    joined_at: at,
  };
  return addMember(population, identity, { randomInt: random.below, placement });
}

/** A member pays in so many units, and donates as many: what was there before is left. */
export function depositAndDonate(
  store: Store,
  memberId: string,
  amount: number,
  { random, at }: Occasion,
): void {
  deposit(store, { memberId, amount, walletAddress: createWalletAddress(random.below), at });
  donate(store, { memberId, amount, at });
}

/** A member donates so many units, and deposits before what is missing for it. */
export function donateFrom(store: Store, memberId: string, amount: number, { random, at }: Occasion): void {
  const missing = amount - store.getUnits(depositAccount(memberId));
  if (missing > 0) {
    deposit(store, { memberId, amount: missing, walletAddress: createWalletAddress(random.below), at });
  }
  donate(store, { memberId, amount, at });
}

/** A usual donation of a member of this stage, in units. */
export const pickUsualDonation = (stage: number, random: Random): number =>
  Math.max(pickDonation(Math.max(1, stage), random), toUnits(getStageRule(stage).minimum_donation));

/** What a member has yet to donate to reach the next stage, in units; undefined for one of the last stage. */
export function getMissingDonation({ stage, stage_donated }: Readonly<Member>): number | undefined {
  const rule = getStageRule(stage);
  if (rule.stage_number >= LAST_STAGE) return undefined;
  return Math.max(toUnits(rule.minimum_donation), toUnits(rule.donation_requirement) - stage_donated);
}
