import type { Row } from '../database/models';
import { SelfTransfer } from '../rules/domainErrors';
import { depositAccount } from '../rules/ledger';
import { logActivity, post, type Store } from './store';

interface Transfer {
  readonly senderId: string;
  /** member id, not a private key */
  readonly receiverId: string;
  /** units */
  readonly amount: number;
  /** milliseconds of provider time */
  readonly at: number;
}

/** Moves impact balance from one member to another and returns the stored transfer. Throws SelfTransfer. */
export function transfer(store: Store, { senderId, receiverId, amount, at }: Transfer): Row<'transfer'> {
  if (senderId === receiverId) throw new SelfTransfer();
  const sender = store.getMember(senderId);
  const receiver = store.getMember(receiverId);
  const id = store.nextId('transfer');
  post(store, id, at, [{ from: depositAccount(senderId), to: depositAccount(receiverId), units: amount }]);
  const stored = store.add.transfer({
    id,
    sender_id: senderId,
    receiver_id: receiverId,
    amount,
    status: 'Completed',
    created_at: at,
  });
  const activity = { type: 'Transfer', amount, at };
  logActivity(store, { ...activity, memberId: senderId, description: `Transfer sent to ${receiver.name}` });
  logActivity(store, {
    ...activity,
    memberId: receiverId,
    description: `Transfer received from ${sender.name}`,
  });
  return stored;
}
