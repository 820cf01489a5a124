import { toDollars } from '#src/domain/money.ts';
import { earningThreshold } from '#src/domain/threshold.ts';
import { balanceAccount, depositAccount, HOUSE, type Movement } from './ledger';
import { advance, ruleOf } from './stages';

/**
 * The credit rule. Of each donation the sponsor is due 20 %, and the matrix parents one to five levels up are due
 * 10, 8, 6, 4 and 2 %; the sponsor who is also a parent is due both. Nobody is credited past their own earning
 * threshold (last_donation × earning_multiplier − stage_balance). Shares are cut to whole units; what is cut, what
 * a threshold holds back and the part that is due to nobody stay with the house.
 */
export const SPONSOR_PERCENT = 20;
export const PARENT_PERCENTS: readonly number[] = [10, 8, 6, 4, 2];

/** `percent` of `units`, cut to a whole unit; exact for every safe integer. */
export const share = (units: number, percent: number): number =>
  Math.floor(units / 100) * percent + Math.floor(((units % 100) * percent) / 100);

interface Standing {
  readonly stage: number;
  readonly stage_balance: number;
  readonly last_donation: number;
}

/** What a member may still earn until the next donation, in units. */
export const stillToEarn = ({ stage, stage_balance, last_donation }: Standing): number =>
  Number(
    earningThreshold({
      lastDonation: toDollars(last_donation),
      stageBalance: toDollars(stage_balance),
      multiplier: ruleOf(stage).earning_multiplier,
    }),
  );

interface Receiver extends Standing {
  readonly id: string;
}

interface Donation {
  /** units */
  readonly amount: number;
  readonly donor: { readonly id: string; readonly stage: number; readonly stage_donated: number };
  readonly sponsor: Receiver | null;
  /** the matrix parents, the nearest first; those past the last paid level are left alone */
  readonly parents: readonly Receiver[];
}

export interface DonationPlan {
  readonly movements: readonly Movement[];
  /** units earned, by member */
  readonly credits: ReadonlyMap<string, number>;
  /** what the donation changes about the donor */
  readonly donor: {
    readonly stage: number;
    readonly stage_donated: number;
    readonly stage_balance: 0;
    readonly last_donation: number;
    readonly status: 'active';
  };
}

/** What a donation comes to. Pure: nothing is written, and whether the donor can pay is the ledger's to say. */
export function planDonation({ amount, donor, sponsor, parents }: Donation): DonationPlan {
  const due: [Receiver, number][] = sponsor ? [[sponsor, SPONSOR_PERCENT]] : [];
  PARENT_PERCENTS.forEach((percent, level) => {
    const parent = parents[level];
    if (parent) due.push([parent, percent]);
  });

  const credits = new Map<string, number>();
  let left = amount;
  for (const [receiver, percent] of due) {
    const earned = credits.get(receiver.id) ?? 0;
    const credit = Math.min(share(amount, percent), stillToEarn(receiver) - earned);
    if (credit <= 0) continue;
    credits.set(receiver.id, earned + credit);
    left -= credit;
  }

  const from = depositAccount(donor.id);
  const movements: Movement[] = [...credits].map(([id, units]) => ({ from, to: balanceAccount(id), units }));
  if (left > 0) movements.push({ from, to: HOUSE, units: left });
  return {
    movements,
    credits,
    donor: { ...advance(donor, amount), stage_balance: 0, last_donation: amount, status: 'active' },
  };
}
