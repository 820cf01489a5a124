import { depositAccount, OUTSIDE } from '../rules/ledger';
import { COMPLETED, type PENDING, type REJECTED } from '../rules/settlement';
import { log, post, type Store } from './store';

interface Deposit {
  readonly memberId: string;
  /** units */
  readonly amount: number;
  readonly walletAddress: string;
  /** milliseconds of provider time */
  readonly at: number;
}

/** Money arrives at a member's deposit wallet and becomes impact balance. Gives the transaction's id. */
export function deposit(store: Store, { memberId, amount, walletAddress, at }: Deposit): string {
  const member = store.member(memberId);
  const id = store.nextId('transaction');
  post(store, id, at, [{ from: OUTSIDE, to: depositAccount(memberId), units: amount }]);
  store.changeMember(memberId, { total_deposit: member.total_deposit + amount });
  store.add.transaction({
    id,
    member_id: memberId,
    type: 'Deposit',
    amount,
    status: COMPLETED,
    wallet_address: walletAddress,
    created_at: at,
  });
  log(store, { memberId, type: 'Deposit', description: 'Deposit received', amount, at });
  return id;
}

/** A deposit that has been announced but not confirmed, or was turned away: a line of history, no money. */
export function noteDeposit(
  store: Store,
  { memberId, amount, walletAddress, at }: Deposit,
  status: typeof PENDING | typeof REJECTED,
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
