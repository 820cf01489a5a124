import { toDollars, toUnits, UNITS_PER_DOLLAR } from '#src/domain/money.ts';
import { earningThreshold } from '#src/domain/threshold.ts';
import { balanceAccount, depositAccount, type Movement, PROGRAMME_ACCOUNT } from './ledger';
import { advanceStage, getStageRule } from './stages';

/**
 * The credit rule. Of each donation the sponsor gets 20 %, and the matrix parents one to five levels up get 10, 8,
 * 6, 4 and 2 %; a sponsor who is also a parent gets both. Credits stop at the receiver's earning threshold
 * (last_donation × earning_multiplier − stage_balance). Shares are rounded down to whole units; the rest of the
 * donation goes to the programme.
 */
export const SPONSOR_PERCENT = 20;
export const PARENT_PERCENTS: readonly number[] = [10, 8, 6, 4, 2];

/** `percent` of `units`, rounded down; exact for every safe integer. */
export const percentOf = (units: number, percent: number): number =>
  Math.floor(units / 100) * percent + Math.floor(((units % 100) * percent) / 100);

interface EarningState {
  readonly stage: number;
  readonly stage_balance: number;
  readonly last_donation: number;
}

/** How much a member can still earn until the next donation, in units. */
export function getRemainingEarnings({ stage, stage_balance, last_donation }: EarningState): number {
  const { earning_multiplier: multiplier } = getStageRule(stage);
  const product = last_donation * toUnits(multiplier);
  // Most products are exact in a number, which a seeded world has no time to convert.
  if (Number.isSafeInteger(product)) {
    return Math.max(0, Math.floor(product / UNITS_PER_DOLLAR) - stage_balance);
  }
  return Number(
    earningThreshold({
      lastDonation: toDollars(last_donation),
      stageBalance: toDollars(stage_balance),
      multiplier,
    }),
  );
}

interface Receiver extends EarningState {
  readonly id: string;
}

interface Donation {
  /** units */
  readonly amount: number;
  readonly donor: { readonly id: string; readonly stage: number; readonly stage_donated: number };
  readonly sponsor: Receiver | null;
  /** matrix parents, the nearest first; those above the last credited level are ignored */
  readonly parents: readonly Receiver[];
}

export interface DonationPlan {
  readonly movements: readonly Movement[];
  /** units earned, by member id */
  readonly credits: ReadonlyMap<string, number>;
  /** the donor's changed fields */
  readonly donor: {
    readonly stage: number;
    readonly stage_donated: number;
    readonly stage_balance: 0;
    readonly last_donation: number;
    readonly status: 'active';
  };
}

/** The movements and changes of a donation. Pure; whether the donor can pay is checked by the ledger. */
export function planDonation({ amount, donor, sponsor, parents }: Donation): DonationPlan {
  const credits = new Map<string, number>();
  let remainder = amount;
  const share = (receiver: Receiver, percent: number) => {
    const earned = credits.get(receiver.id) ?? 0;
    const credit = Math.min(percentOf(amount, percent), getRemainingEarnings(receiver) - earned);
    if (credit <= 0) return;
    credits.set(receiver.id, earned + credit);
    remainder -= credit;
  };
  if (sponsor) share(sponsor, SPONSOR_PERCENT);
  for (let level = 0; level < PARENT_PERCENTS.length; level++) {
    const [parent, percent] = [parents[level], PARENT_PERCENTS[level]];
    if (parent && percent !== undefined) share(parent, percent);
  }

  const from = depositAccount(donor.id);
  const movements: Movement[] = [];
  for (const [id, units] of credits) movements.push({ from, to: balanceAccount(id), units });
  if (remainder > 0) movements.push({ from, to: PROGRAMME_ACCOUNT, units: remainder });
  const { stage, stage_donated } = advanceStage(donor, amount);
  return {
    movements,
    credits,
    donor: { stage, stage_donated, stage_balance: 0, last_donation: amount, status: 'active' },
  };
}
