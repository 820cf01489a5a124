import { formatUnits } from '#src/domain/money.ts';
import type { Row } from '../database/models';
import { unprocessable } from '../errors';
import { balanceAccount, OUTSIDE } from '../rules/ledger';
import { MIN_WITHDRAWAL_UNITS } from '../rules/limits';
import { PENDING, REJECTED } from '../rules/settlement';
import { log, post, type Store } from './store';

interface Withdrawal {
  readonly memberId: string;
  /** units */
  readonly amount: number;
  readonly walletAddress: string;
  /** milliseconds of provider time */
  readonly at: number;
}

/** Takes the money out of the balance at once and leaves a Pending transaction, which settles as time passes. */
export function requestWithdrawal(
  store: Store,
  { memberId, amount, walletAddress, at }: Withdrawal,
): Row<'transaction'> {
  if (amount < MIN_WITHDRAWAL_UNITS) {
    throw unprocessable(`The minimum withdrawal is ${formatUnits(MIN_WITHDRAWAL_UNITS)}.`, 'amount');
  }
  const id = store.nextId('transaction');
  post(store, id, at, [{ from: balanceAccount(memberId), to: OUTSIDE, units: amount }]);
  const transaction = {
    id,
    member_id: memberId,
    type: 'Withdrawal',
    amount,
    status: PENDING,
    wallet_address: walletAddress,
    created_at: at,
  };
  store.add.transaction(transaction);
  log(store, { memberId, type: 'Withdrawal', description: 'Withdrawal requested', amount, at });
  return transaction;
}

/** Gives a refused withdrawal's money back. Marking the transaction as Rejected is the caller's, who holds the row. */
export function refundWithdrawal(
  store: Store,
  { id, member_id: memberId, amount }: Row<'transaction'>,
  at: number,
): typeof REJECTED {
  post(store, id, at, [{ from: OUTSIDE, to: balanceAccount(memberId), units: amount }]);
  log(store, { memberId, type: 'Withdrawal', description: 'Withdrawal rejected and refunded', amount, at });
  return REJECTED;
}
