import * as contract from '#src/contract/transactions.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { assertPaymentsAvailable } from '../operations/paymentSystem';
import { withdraw } from '../operations/withdrawal';
import { getStatusAt } from '../rules/settlement';
import { handler } from '../server/handler';
import { sortNewestFirst, toIsoDate } from '../server/serialization';

export const transactionHandlers = {
  getTransactionHistory: handler(contract.getTransactionHistory, ({ member, world: { database, clock } }) => {
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

  withdraw: handler(contract.withdraw, ({ body, member, world: { store, clock } }) => {
    assertPaymentsAvailable(member);
    withdraw(store, {
      memberId: member.id,
      amount: toUnits(body.amount),
      walletAddress: body.withdrawal_address,
      at: clock.now(),
    });
    return { message: 'Withdraw successful!' };
  }),
};
