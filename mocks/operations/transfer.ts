import type { Row } from '../database/models';
import { SelfTransfer } from '../rules/domainErrors';
import { depositAccount } from '../rules/ledger';
import { logActivity, type MoneyOperation, post, type Store } from './store';

interface Transfer extends Omit<MoneyOperation, 'memberId'> {
  readonly senderId: string;
  /** member id, not a private key */
  readonly receiverId: string;
}

/** Moves impact balance from one member to another and returns the stored transfer. Throws SelfTransfer. */
export function processTransfer(
  store: Store,
  { senderId, receiverId, amount, at }: Transfer,
): Row<'transfer'> {
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
  const sent = `Transfer sent to ${receiver.name}`;
  const received = `Transfer received from ${sender.name}`;
  logActivity(store, { memberId: senderId, type: 'Transfer', description: sent, amount, at });
  logActivity(store, { memberId: receiverId, type: 'Transfer', description: received, amount, at });
  return stored;
}
