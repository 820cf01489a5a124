import { WITHDRAWAL_COMPLETED_AFTER_MS, WITHDRAWAL_PROCESSING_AFTER_MS } from './limits';

/** Status codes of deposits and withdrawals (R4.1). */
export const COMPLETED = 1;
export const PENDING = 2;
export const REJECTED = 3;
export const PROCESSING = 4;

interface SettledTransaction {
  readonly status: number;
  readonly type: string;
  /** milliseconds of provider time */
  readonly created_at: number;
}

/**
 * A transaction's status at `now`. A withdrawal is stored as Pending and becomes Processing, then Completed, with
 * its age; its money left the balance on request, so settling moves none. Other stored statuses are final.
 */
export function getStatusAt({ status, type, created_at }: SettledTransaction, now: number): number {
  if (status !== PENDING || type !== 'Withdrawal') return status;
  const age = now - created_at;
  if (age < WITHDRAWAL_PROCESSING_AFTER_MS) return PENDING;
  return age < WITHDRAWAL_COMPLETED_AFTER_MS ? PROCESSING : COMPLETED;
}
