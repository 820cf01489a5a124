import { getTransactionHistory, withdraw } from '#src/contract/transactions.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { endpoint } from '../endpoint';
import { requestWithdrawal } from '../operations/withdrawal';
import { statusAt } from '../rules/settlement';
import { moment, newestFirst } from './format';
import { refuseForUnluckyPersona } from './unluckyPersona';

export const getTransactionHistoryEndpoint = endpoint(
  getTransactionHistory,
  ({ member, world: { database, clock } }) => ({
    data: {
      transactions: newestFirst(
        database.transaction.findMany({ where: { member_id: { equals: member.id } } }),
      ).map((transaction) => ({
        _id: transaction.id,
        type: transaction.type,
        created_at: moment(transaction.created_at),
        amount: toDollars(transaction.amount),
        status: statusAt(transaction, clock.now()),
        icon: transaction.type.toLowerCase(),
      })),
    },
  }),
);

export const withdrawEndpoint = endpoint(withdraw, ({ body, member, world }) => {
  refuseForUnluckyPersona(member);
  requestWithdrawal(world.store, {
    memberId: member.id,
    amount: toUnits(body.amount),
    walletAddress: body.withdrawal_address,
    at: world.clock.now(),
  });
  return { message: 'Withdraw successful!' };
});
