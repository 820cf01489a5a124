import { formatUnits, toUnits } from '#src/domain/money.ts';
import type { Member } from '../database/models';
import { unprocessable } from '../errors';
import { PARENT_PERCENTS, planDonation } from '../rules/donation';
import { ruleOf } from '../rules/stages';
import { log, post, type Store } from './store';

interface Donation {
  readonly memberId: string;
  /** units */
  readonly amount: number;
  /** milliseconds of provider time */
  readonly at: number;
}

/** The matrix parents that the credit rule reaches, the nearest first. */
function paidParents(store: Store, donor: Readonly<Member>): Readonly<Member>[] {
  const parents: Readonly<Member>[] = [];
  let parentId = donor.parent_id;
  while (parentId !== null && parents.length < PARENT_PERCENTS.length) {
    const parent = store.member(parentId);
    parents.push(parent);
    parentId = parent.parent_id;
  }
  return parents;
}

/** A donation out of the impact balance, with everything that the credit rule and the stages make of it. */
export function donate(store: Store, { memberId, amount, at }: Donation): void {
  const donor = { ...store.member(memberId) };
  const minimum = toUnits(ruleOf(donor.stage).minimum_donation);
  if (amount < minimum) {
    throw unprocessable(`The minimum donation for your stage is ${formatUnits(minimum)}.`, 'amount');
  }
  const plan = planDonation({
    amount,
    donor,
    sponsor: donor.sponsor_id === null ? null : store.member(donor.sponsor_id),
    parents: paidParents(store, donor),
  });
  const id = store.nextId('donation');
  post(store, id, at, plan.movements);
  store.changeMember(memberId, { ...plan.donor, total_donation: donor.total_donation + amount });
  store.add.donation({ id, member_id: memberId, amount, status: 'Completed', created_at: at });
  log(store, { memberId, type: 'Donation', description: 'Donation made', amount, at });
  if (plan.donor.stage > donor.stage) {
    const description = `Reached stage ${plan.donor.stage}`;
    log(store, { memberId, type: 'Stage', description, amount: null, at });
  }
  for (const [receiverId, units] of plan.credits) {
    const receiver = store.member(receiverId);
    store.changeMember(receiverId, {
      stage_balance: receiver.stage_balance + units,
      total_earn: receiver.total_earn + units,
    });
    const description = `Earned from the donation of ${donor.name}`;
    log(store, { memberId: receiverId, type: 'Earning', description, amount: units, at });
  }
}
