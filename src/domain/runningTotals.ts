import type { Donation } from '#src/contract/donations.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import { toIsoDay } from './dates';
import { hasMoved } from './direction';
import { toOutgoingUnits, toUnits } from './money';
import { isCompletedDonation } from './stageDistance';
import { getTrailingPeriods } from './trailingPeriods';

interface DatedAmount {
  /** `2025-03-05`; empty without a date */
  readonly day: string;
  /** of 0.00001 dollars */
  readonly units: number;
}

/**
 * The running total of amounts, in units, at the beginning of the last twelve months and at the end of each of them.
 * `today` is an ISO day.
 */
export function getRunningTotals(amounts: readonly DatedAmount[], today: string): bigint[] {
  const { periods, before } = getTrailingPeriods('12m', today);
  return [before, ...periods].map(({ to }) =>
    amounts.reduce((sum, { day, units }) => (day !== '' && day <= to ? sum + BigInt(units) : sum), 0n),
  );
}

const toDated = (
  { created_at, amount }: Pick<Transaction, 'created_at' | 'amount'>,
  read: (dollars: number) => number,
): DatedAmount => ({ day: toIsoDay(created_at), units: read(amount) });

export const listDonated = (donations: readonly Donation[]): DatedAmount[] =>
  donations.filter(isCompletedDonation).map((donation) => toDated(donation, toOutgoingUnits));

/** The deposits that have arrived, or the withdrawals that have not been rejected. */
export const listMoved = (
  transactions: readonly Transaction[],
  type: 'Deposit' | 'Withdrawal',
): DatedAmount[] =>
  transactions
    .filter((one) => one.type === type && hasMoved(one))
    .map((one) => toDated(one, type === 'Deposit' ? toUnits : toOutgoingUnits));
