import { donate, getDonationHistory } from '#src/contract/donations.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { endpoint } from '../endpoint';
import { donate as donateOperation } from '../operations/donation';
import { moment, newestFirst } from './format';
import { refuseForUnluckyPersona } from './unluckyPersona';

export const getDonationHistoryEndpoint = endpoint(getDonationHistory, ({ member, world: { database } }) => ({
  data: {
    donations: newestFirst(database.donation.findMany({ where: { member_id: { equals: member.id } } })).map(
      ({ id, amount, status, created_at }) => ({
        _id: id,
        icon: 'donation',
        type: 'Donation',
        created_at: moment(created_at),
        amount: toDollars(amount),
        status,
      }),
    ),
  },
}));

export const donateEndpoint = endpoint(donate, ({ body, member, world }) => {
  refuseForUnluckyPersona(member);
  donateOperation(world.store, {
    memberId: member.id,
    amount: toUnits(body.amount),
    at: world.clock.now(),
  });
  return { success: true, message: 'Donation made successfully!' };
});
