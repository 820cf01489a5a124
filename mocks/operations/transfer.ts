import { unprocessable } from '../errors';
import { depositAccount } from '../rules/ledger';
import { log, post, type Store } from './store';

interface Transfer {
  readonly senderId: string;
  readonly recipientId: string;
  /** units */
  readonly amount: number;
  /** milliseconds of provider time */
  readonly at: number;
}

/** Moves impact balance from one member to another. Gives the transfer's id. */
export function transfer(store: Store, { senderId, recipientId, amount, at }: Transfer): string {
  if (senderId === recipientId) throw unprocessable('You cannot transfer to yourself.', 'recipient_id');
  const sender = store.member(senderId);
  const recipient = store.member(recipientId);
  const id = store.nextId('transfer');
  post(store, id, at, [{ from: depositAccount(senderId), to: depositAccount(recipientId), units: amount }]);
  store.add.transfer({
    id,
    sender_id: senderId,
    recipient_id: recipientId,
    amount,
    status: 'Completed',
    created_at: at,
  });
  const type = 'Transfer';
  log(store, { memberId: senderId, type, description: `Transfer sent to ${recipient.name}`, amount, at });
  log(store, {
    memberId: recipientId,
    type,
    description: `Transfer received from ${sender.name}`,
    amount,
    at,
  });
  return id;
}
