import { WITHDRAWAL_PENDING, WITHDRAWAL_SETTLED } from './limits';

/** Status codes of deposits and withdrawals (specification section 4). */
export const COMPLETED = 1;
export const PENDING = 2;
export const REJECTED = 3;
export const PROCESSING = 4;

interface Settling {
  readonly status: number;
  readonly type: string;
  /** milliseconds of provider time */
  readonly created_at: number;
}

/**
 * A transaction's status at `now`: a withdrawal is stored as Pending and moves on by itself, as provider time
 * passes, to Processing and Completed. Its money left the balance when it was asked for, so settling moves none.
 * A stored refusal stays; deposits have the status that is stored.
 */
export function statusAt({ status, type, created_at }: Settling, now: number): number {
  if (status !== PENDING || type !== 'Withdrawal') return status;
  const age = now - created_at;
  if (age < WITHDRAWAL_PENDING) return PENDING;
  return age < WITHDRAWAL_SETTLED ? PROCESSING : COMPLETED;
}
