import * as contract from '#src/contract/transfers.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { assertPaymentsAvailable } from '../operations/paymentSystem';
import { processTransfer } from '../operations/transfer';
import { UnknownRecipient } from '../rules/domainErrors';
import { handler } from '../server/handler';
import { sortNewestFirst, toIsoDate } from '../server/serialization';

export const transferHandlers = {
  /** The counterpart's id is a member id: a private key gives access to an account and is never shown to others. */
  getTransferHistory: handler(contract.getTransferHistory, ({ member, world: { database, store } }) => {
    const sent = database.transfer.findMany({ where: { sender_id: { equals: member.id } } });
    const received = database.transfer.findMany({ where: { receiver_id: { equals: member.id } } });
    return {
      data: {
        transfers: sortNewestFirst([...sent, ...received]).map((row) => {
          const direction = row.sender_id === member.id ? ('sent' as const) : ('received' as const);
          const { id, name, email } = store.getMember(direction === 'sent' ? row.receiver_id : row.sender_id);
          return {
            transfer_id: row.id,
            direction,
            counterpart: { id, name, email },
            created_at: toIsoDate(row.created_at),
            amount: toDollars(row.amount),
            status: row.status,
          };
        }),
      },
    };
  }),

  /** `recipient_id` is a private key; `receiver_id` in the database is a member id. The reply shows the stored row. */
  processTransfer: handler(
    contract.processTransfer,
    ({ body, member, world: { database, store, clock } }) => {
      assertPaymentsAvailable(member);
      const receiver = database.member.findFirst({ where: { user_pk: { equals: body.recipient_id } } });
      if (!receiver) throw new UnknownRecipient();
      const stored = processTransfer(store, {
        senderId: member.id,
        receiverId: receiver.id,
        amount: toUnits(body.amount),
        at: clock.now(),
      });
      return {
        success: true,
        message: 'Transaction Successful',
        data: {
          transfer_id: stored.id,
          amount: toDollars(stored.amount),
          recipient: { name: store.getMember(stored.receiver_id).name },
        },
      };
    },
  ),
};
