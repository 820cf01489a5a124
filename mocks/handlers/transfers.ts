import { getTransferHistory, processTransfer } from '#src/contract/transfers.ts';
import { toDollars, toUnits } from '#src/domain/money.ts';
import { endpoint } from '../endpoint';
import { notFound } from '../errors';
import { transfer } from '../operations/transfer';
import { moment, newestFirst } from './format';
import { refuseForUnluckyPersona } from './unluckyPersona';

/** The counterpart's id is their member id: a private key opens an account and is never shown to another. */
export const getTransferHistoryEndpoint = endpoint(
  getTransferHistory,
  ({ member, world: { database, store } }) => {
    const sent = database.transfer.findMany({ where: { sender_id: { equals: member.id } } });
    const received = database.transfer.findMany({ where: { recipient_id: { equals: member.id } } });
    return {
      data: {
        transfers: newestFirst([...sent, ...received]).map((row) => {
          const direction = row.sender_id === member.id ? ('sent' as const) : ('received' as const);
          const counterpart = store.member(direction === 'sent' ? row.recipient_id : row.sender_id);
          return {
            transfer_id: row.id,
            direction,
            counterpart: { id: counterpart.id, name: counterpart.name, email: counterpart.email },
            created_at: moment(row.created_at),
            amount: toDollars(row.amount),
            status: row.status,
          };
        }),
      },
    };
  },
);

export const processTransferEndpoint = endpoint(processTransfer, ({ body, member, world }) => {
  refuseForUnluckyPersona(member);
  const recipient = world.database.member.findFirst({ where: { user_pk: { equals: body.recipient_id } } });
  if (!recipient) throw notFound('There is no member with this private key.', 'recipient_id');
  const transferId = transfer(world.store, {
    senderId: member.id,
    recipientId: recipient.id,
    amount: toUnits(body.amount),
    at: world.clock.now(),
  });
  return {
    success: true,
    message: 'Transaction Successful',
    data: { transfer_id: transferId, amount: body.amount, recipient: { name: recipient.name } },
  };
});
