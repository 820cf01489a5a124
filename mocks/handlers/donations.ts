import * as contract from '#src/contract/donations.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { donate } from '../operations/donation';
import { assertPaymentsAvailable } from '../operations/paymentSystem';
import { handler } from '../server/handler';
import { sortNewestFirst, toIsoDate } from '../server/serialization';

export const donationHandlers = {
  getDonationHistory: handler(contract.getDonationHistory, ({ member, world: { database } }) => {
    const donations = database.donation.findMany({ where: { member_id: { equals: member.id } } });
    return {
      data: {
        donations: sortNewestFirst(donations).map(({ id, amount, status, created_at }) => ({
          _id: id,
          icon: 'donation',
          type: 'Donation',
          created_at: toIsoDate(created_at),
          amount: toDollars(amount),
          status,
        })),
      },
    };
  }),

  donate: handler(contract.donate, ({ body, member, world: { store, clock } }) => {
    assertPaymentsAvailable(member);
    donate(store, { memberId: member.id, amount: toUnits(body.amount), at: clock.now() });
    return { success: true, message: 'Donation made successfully!' };
  }),
};
