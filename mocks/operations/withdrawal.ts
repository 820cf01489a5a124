import type { Row } from '../database/models';
import { WithdrawalBelowMinimum } from '../rules/domainErrors';
import { balanceAccount, EXTERNAL_ACCOUNT } from '../rules/ledger';
import { MIN_WITHDRAWAL_UNITS } from '../rules/limits';
import { type COMPLETED, PENDING, REJECTED } from '../rules/settlement';
import { logActivity, type MoneyOperation, post, type Store } from './store';

interface Withdrawal extends MoneyOperation {
  readonly walletAddress: string;
}

/**
 * Debits the balance at once and returns the transaction, which is Pending unless it lies in the past. Throws
 * WithdrawalBelowMinimum.
 */
export function withdraw(
  store: Store,
  { memberId, amount, walletAddress, at }: Withdrawal,
  status: typeof PENDING | typeof COMPLETED | typeof REJECTED = PENDING,
): Row<'transaction'> {
  if (amount < MIN_WITHDRAWAL_UNITS) throw new WithdrawalBelowMinimum(MIN_WITHDRAWAL_UNITS);
  const id = store.nextId('transaction');
  post(store, id, at, [{ from: balanceAccount(memberId), to: EXTERNAL_ACCOUNT, units: amount }]);
  const stored = store.add.transaction({
    id,
    member_id: memberId,
    type: 'Withdrawal',
    amount,
    status,
    wallet_address: walletAddress,
    created_at: at,
  });
  logActivity(store, { memberId, type: 'Withdrawal', description: 'Withdrawal requested', amount, at });
  return stored;
}

/** Returns a rejected withdrawal's money. The caller stores the returned status in the transaction. */
export function refundWithdrawal(
  store: Store,
  { id, member_id: memberId, amount }: Row<'transaction'>,
  at: number,
): typeof REJECTED {
  post(store, id, at, [{ from: EXTERNAL_ACCOUNT, to: balanceAccount(memberId), units: amount }]);
  const description = 'Withdrawal rejected and refunded';
  logActivity(store, { memberId, type: 'Withdrawal', description, amount, at });
  return REJECTED;
}
