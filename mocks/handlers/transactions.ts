import { getTransactionHistory, withdraw } from '#src/contract/transactions.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { handler } from '../handler';
import { assertPaymentsAvailable } from '../operations/paymentSystem';
import { requestWithdrawal } from '../operations/withdrawal';
import { getStatusAt } from '../rules/settlement';
import { sortNewestFirst, toIsoDate } from '../serialization';

export const transactionHandlers = {
  getTransactionHistory: handler(getTransactionHistory, ({ member, world: { database, clock } }) => {
    const transactions = database.transaction.findMany({ where: { member_id: { equals: member.id } } });
    return {
      data: {
        transactions: sortNewestFirst(transactions).map((transaction) => ({
          _id: transaction.id,
          type: transaction.type,
          created_at: toIsoDate(transaction.created_at),
          amount: toDollars(transaction.amount),
          status: getStatusAt(transaction, clock.now()),
          icon: transaction.type.toLowerCase(),
        })),
      },
    };
  }),

  withdraw: handler(withdraw, ({ body, member, world: { store, clock } }) => {
    assertPaymentsAvailable(member);
    requestWithdrawal(store, {
      memberId: member.id,
      amount: toUnits(body.amount),
      walletAddress: body.withdrawal_address,
      at: clock.now(),
    });
    return { message: 'Withdraw successful!' };
  }),
};
