import { donate, getDonationHistory } from '#src/contract/donations.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { handler } from '../handler';
import { donate as donateFromBalance } from '../operations/donation';
import { assertPaymentsAvailable } from '../operations/paymentSystem';
import { sortNewestFirst, toIsoDate } from '../serialization';

export const donationHandlers = {
  getDonationHistory: handler(getDonationHistory, ({ member, world: { database } }) => {
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

  donate: handler(donate, ({ body, member, world: { store, clock } }) => {
    assertPaymentsAvailable(member);
    donateFromBalance(store, { memberId: member.id, amount: toUnits(body.amount), at: clock.now() });
    return { success: true, message: 'Donation made successfully!' };
  }),
};
