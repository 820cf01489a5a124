import { toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { DonationBelowMinimum } from '../rules/domainErrors';
import { PARENT_PERCENTS, planDonation } from '../rules/donation';
import { getStageRule } from '../rules/stages';
import { logActivity, type MoneyOperation, post, type Store } from './store';

/** The matrix parents that the credit rule reaches, the nearest first. */
export function getCreditedParents(store: Store, donor: Readonly<Member>): Readonly<Member>[] {
  const parents: Readonly<Member>[] = [];
  let parentId = donor.parent_id;
  while (parentId !== null && parents.length < PARENT_PERCENTS.length) {
    const parent = store.getMember(parentId);
    parents.push(parent);
    parentId = parent.parent_id;
  }
  return parents;
}

/** Donates from the impact balance and applies the credit rule and the stages. Throws DonationBelowMinimum. */
export function donate(store: Store, { memberId, amount, at }: MoneyOperation): void {
  const donor = store.getMember(memberId);
  // As they are before: a row may be changed in place.
  const { name, stage, sponsor_id, total_donation } = donor;
  const minimum = toUnits(getStageRule(stage).minimum_donation);
  if (amount < minimum) throw new DonationBelowMinimum(minimum);
  const plan = planDonation({
    amount,
    donor,
    sponsor: sponsor_id === null ? null : store.getMember(sponsor_id),
    parents: getCreditedParents(store, donor),
  });
  const id = store.nextId('donation');
  post(store, id, at, plan.movements);
  // Field by field: a spread takes as long as all else that is done with the donor.
  store.updateMember(memberId, {
    stage: plan.donor.stage,
    stage_donated: plan.donor.stage_donated,
    stage_balance: plan.donor.stage_balance,
    last_donation: plan.donor.last_donation,
    status: plan.donor.status,
    total_donation: total_donation + amount,
  });
  store.add.donation({ id, member_id: memberId, amount, status: 'Completed', created_at: at });
  logActivity(store, { memberId, type: 'Donation', description: 'Donation made', amount, at });
  if (plan.donor.stage > stage) {
    logActivity(store, { memberId, type: 'Stage', description: `Reached stage ${plan.donor.stage}`, at });
  }
  const description = `Earned from the donation of ${name}`;
  for (const [receiverId, units] of plan.credits) {
    const { stage_balance, total_earn } = store.getMember(receiverId);
    store.updateMember(receiverId, {
      stage_balance: stage_balance + units,
      total_earn: total_earn + units,
    });
    logActivity(store, { memberId: receiverId, type: 'Earning', description, amount: units, at });
  }
}
