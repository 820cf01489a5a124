import type { Row } from '../database/models';
import { depositAccount, EXTERNAL_ACCOUNT } from '../rules/ledger';
import { COMPLETED, type PENDING, type REJECTED } from '../rules/settlement';
import { logActivity, type MoneyOperation, post, type Store } from './store';

interface Deposit extends MoneyOperation {
  readonly walletAddress: string;
}

const createTransaction = (
  id: string,
  { memberId, amount, walletAddress, at }: Deposit,
  status: number,
): Row<'transaction'> => ({
  id,
  member_id: memberId,
  type: 'Deposit',
  amount,
  status,
  wallet_address: walletAddress,
  created_at: at,
});

function credit(store: Store, id: string, { memberId, amount, at }: MoneyOperation): void {
  const { total_deposit } = store.getMember(memberId);
  post(store, id, at, [{ from: EXTERNAL_ACCOUNT, to: depositAccount(memberId), units: amount }]);
  store.updateMember(memberId, { total_deposit: total_deposit + amount });
}

const logReceived = (store: Store, { memberId, amount, at }: MoneyOperation): void =>
  logActivity(store, { memberId, type: 'Deposit', description: 'Deposit received', amount, at });

/** Credits money that arrived at a member's deposit wallet to the impact balance. */
export function deposit(store: Store, received: Deposit): void {
  const id = store.nextId('transaction');
  credit(store, id, received);
  store.add.transaction(createTransaction(id, received, COMPLETED));
  logReceived(store, received);
}

/** Credits a deposit that was announced. The caller stores the returned status in the transaction. */
export function settleDeposit(
  store: Store,
  { id, member_id: memberId, amount }: Row<'transaction'>,
  at: number,
): typeof COMPLETED {
  credit(store, id, { memberId, amount, at });
  logReceived(store, { memberId, amount, at });
  return COMPLETED;
}

/** Records a deposit that is not confirmed or was rejected: a history entry without a movement of money. */
export function recordUncreditedDeposit(
  store: Store,
  announced: Deposit,
  status: typeof PENDING | typeof REJECTED,
): void {
  store.add.transaction(createTransaction(store.nextId('transaction'), announced, status));
}
