import { depositAccount, EXTERNAL_ACCOUNT } from '../rules/ledger';
import { COMPLETED, type PENDING, type REJECTED } from '../rules/settlement';
import { logActivity, post, type Store } from './store';

interface Deposit {
  readonly memberId: string;
  /** units */
  readonly amount: number;
  readonly walletAddress: string;
  /** milliseconds of provider time */
  readonly at: number;
}

function addTransaction(
  store: Store,
  { memberId, amount, walletAddress, at }: Deposit,
  status: number,
): void {
  store.add.transaction({
    id: store.nextId('transaction'),
    member_id: memberId,
    type: 'Deposit',
    amount,
    status,
    wallet_address: walletAddress,
    created_at: at,
  });
}

/** Credits money that arrived at a member's deposit wallet to the impact balance. */
export function deposit(store: Store, received: Deposit): void {
  const { memberId, amount, at } = received;
  const { total_deposit } = store.getMember(memberId);
  const movement = { from: EXTERNAL_ACCOUNT, to: depositAccount(memberId), units: amount };
  post(store, store.nextId('transaction'), at, [movement]);
  store.updateMember(memberId, { total_deposit: total_deposit + amount });
  addTransaction(store, received, COMPLETED);
  logActivity(store, { memberId, type: 'Deposit', description: 'Deposit received', amount, at });
}

/** Records a deposit that is not confirmed or was rejected: a history entry without a movement of money. */
export const recordUncreditedDeposit = (
  store: Store,
  announced: Deposit,
  status: typeof PENDING | typeof REJECTED,
): void => addTransaction(store, announced, status);
