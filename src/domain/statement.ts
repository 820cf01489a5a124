import type { Activity } from '#src/contract/activities.ts';
import type { Donation } from '#src/contract/donations.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import type { Transfer } from '#src/contract/transfers.ts';
import type { Balances } from '#src/contract/users.ts';
import { type DateRange, isWithin, toIsoDay } from './dates';
import { getTransactionDirection, getTransferDirection, hasMoved, isVoidStatus } from './direction';
import { type Direction, toOutgoingUnits, toUnits } from './money';
import { ignoreReversed } from './periods';
import type { DayPeriod } from './trailingPeriods';
import { getTransactionStatus } from './transactionStatus';

/** The two balances of a member: earnings that may be withdrawn, and what pays donations and transfers. */
const BALANCE_KINDS = ['available', 'impact'] as const;
type BalanceKind = (typeof BALANCE_KINDS)[number];

export interface Movement {
  readonly kind: BalanceKind;
  /** ISO 8601 */
  readonly at: string;
  readonly type: 'deposit' | 'donation' | 'sent' | 'received' | 'earning' | 'withdrawal';
  /** the other member's name, or the provider's words */
  readonly detail: string | undefined;
  readonly id: string | undefined;
  /** units of 0.00001 dollars, below zero for what leaves */
  readonly units: bigint;
}

/** The four histories that move a member's money. */
export interface Histories {
  readonly transactions: readonly Transaction[];
  readonly donations: readonly Donation[];
  readonly transfers: readonly Transfer[];
  readonly activities: readonly Activity[];
}

const toSigned = (dollars: number, direction: Direction): bigint =>
  direction === 'in' ? BigInt(toUnits(dollars)) : -BigInt(toOutgoingUnits(dollars));

function readTransaction(transaction: Transaction): Movement | undefined {
  const { _id: id, type, created_at: at, amount, status } = transaction;
  const direction = getTransactionDirection(transaction);
  if (direction === undefined) return undefined;
  const isDeposit = type === 'Deposit';
  return {
    kind: isDeposit ? 'impact' : 'available',
    at,
    type: isDeposit ? 'deposit' : 'withdrawal',
    detail: status === undefined ? undefined : getTransactionStatus(status),
    id,
    units: toSigned(amount, direction),
  };
}

/** The oldest first; of the same time, as of days without a time, what arrived before what left. */
function compareMovements(one: Movement, other: Movement): number {
  if (one.at !== other.at) return one.at < other.at ? -1 : 1;
  return Number(other.units > 0n) - Number(one.units > 0n);
}

interface ListedMovements {
  /** the oldest first */
  readonly movements: readonly Movement[];
  /** rows of which the provider does not say what they move: no amount, no direction, or an unknown type */
  readonly unclear: number;
}

/** Everything that moved a member's balances, from the histories. What was rejected, or has not arrived, is left out. */
export function listMovements({
  transactions,
  donations,
  transfers,
  activities,
}: Histories): ListedMovements {
  // Histories come newest first: reversed, a stable sort keeps the order of what happened at the same time.
  const read = [
    ...transactions.filter(hasMoved).map(readTransaction),
    ...donations
      .filter(({ status }) => !isVoidStatus(status))
      .map(
        ({ _id: id, created_at: at, amount }): Movement => ({
          kind: 'impact' as const,
          at,
          type: 'donation' as const,
          detail: undefined,
          id,
          units: toSigned(amount, 'out'),
        }),
      ),
    ...transfers
      .filter(({ status }) => !isVoidStatus(status))
      .map((transfer) => {
        const { transfer_id: id, created_at: at, amount, counterpart } = transfer;
        const direction = getTransferDirection(transfer);
        return (
          direction && {
            kind: 'impact' as const,
            at,
            type: direction === 'in' ? ('received' as const) : ('sent' as const),
            detail: counterpart?.name,
            id,
            units: toSigned(amount, direction),
          }
        );
      }),
    ...activities
      .filter(({ type }) => type === 'Earning')
      .map(({ _id: id, created_at: at, description, metadata }) =>
        metadata?.amount === undefined
          ? undefined
          : {
              kind: 'available' as const,
              at,
              type: 'earning' as const,
              detail: description,
              id,
              units: toSigned(metadata.amount, 'in'),
            },
      ),
  ].toReversed();
  const movements = read.filter((movement) => movement !== undefined);
  return {
    movements: movements.toSorted(compareMovements),
    unclear: read.length - movements.length,
  };
}

/**
 * The days that a statement is about. Without a first day it begins with the first movement, without a last one it ends
 * today, or with a later movement. `movements` have the oldest first, `today` is an ISO day.
 */
export function getStatementPeriod(
  range: DateRange,
  movements: readonly Movement[],
  today: string,
): DayPeriod {
  const { from, to } = ignoreReversed(range);
  const [earliest = today, latest = today] = [movements[0], movements.at(-1)].map(
    (one) => one && toIsoDay(one.at),
  );
  const days = [today, latest, from].toSorted();
  const last = to || (days.at(-1) ?? today);
  return { from: from || (earliest > last ? last : earliest), to: last };
}

/** A movement with the balance after it, in units. */
export interface StatementLine extends Movement {
  /** undefined where the provider does not say the balance */
  readonly balance: bigint | undefined;
}

/** One balance over a period, in units; without the provider's balance there is no opening and no closing one. */
export interface BalanceStatement {
  readonly kind: BalanceKind;
  readonly opening: bigint | undefined;
  readonly incoming: bigint;
  /** below zero */
  readonly outgoing: bigint;
  readonly closing: bigint | undefined;
  /** the oldest first */
  readonly lines: readonly StatementLine[];
}

const sum = (movements: readonly Movement[]): bigint =>
  movements.reduce((total, { units }) => total + units, 0n);

/**
 * The statement of one balance. The provider tells today's balance only: the closing balance is that without what moved
 * after the period, the opening one that without what moved in it, too. What no history explains is in the opening
 * balance. A reversed range limits nothing.
 */
function createBalanceStatement(
  kind: BalanceKind,
  today: bigint | undefined,
  all: readonly Movement[],
  range: DateRange,
): BalanceStatement {
  const own = all.filter((movement) => movement.kind === kind);
  const isInPeriod = ({ at }: Movement) => isWithin(toIsoDay(at), range);
  const inPeriod = own.filter(isInPeriod);
  const after = own.filter(({ at }) => range.to !== '' && toIsoDay(at) > range.to);
  const closing = today === undefined ? undefined : today - sum(after);
  const opening = closing === undefined ? undefined : closing - sum(inPeriod);
  let balance = opening;
  const lines = inPeriod.map((movement) => {
    balance = balance === undefined ? undefined : balance + movement.units;
    return { ...movement, balance };
  });
  return {
    kind,
    opening,
    incoming: sum(inPeriod.filter(({ units }) => units > 0n)),
    outgoing: sum(inPeriod.filter(({ units }) => units < 0n)),
    closing,
    lines,
  };
}

const FIELDS = { available: 'balance', impact: 'deposit_balance' } as const;

/** The statements of both balances over a period. `balances` are those of the profile, in dollars. */
export function createStatement(
  movements: readonly Movement[],
  balances: Balances | undefined,
  range: DateRange,
): readonly BalanceStatement[] {
  const usable = ignoreReversed(range);
  return BALANCE_KINDS.map((kind) => {
    const dollars = balances?.[FIELDS[kind]];
    const today = dollars === undefined ? undefined : BigInt(toUnits(dollars));
    return createBalanceStatement(kind, today, movements, usable);
  });
}
