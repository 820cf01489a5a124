import type { Activity } from '#src/contract/activities.ts';
import type { Transaction } from '#src/contract/transactions.ts';
import type { Transfer } from '#src/contract/transfers.ts';
import type { Direction } from './money';
import { getTransactionStatus } from './transactionStatus';

const BY_TYPE: ReadonlyMap<string | undefined, Direction> = new Map([
  ['Deposit', 'in'],
  ['Earning', 'in'],
  ['Withdrawal', 'out'],
  ['Donation', 'out'],
]);

/** Of a deposit or a withdrawal; undefined for an unknown type. */
export const getTransactionDirection = ({ type }: Transaction): Direction | undefined =>
  type === 'Deposit' || type === 'Withdrawal' ? BY_TYPE.get(type) : undefined;

const TRANSFER_DIRECTIONS = { sent: 'out', received: 'in' } as const;

/** Of a transfer; undefined where the provider does not say. */
export const getTransferDirection = ({ direction }: Transfer): Direction | undefined =>
  direction && TRANSFER_DIRECTIONS[direction];

const RETURNED = /\b(refund|return|revers|reject)/i;
/** The first of these words counts: names follow it. */
const SENT_OR_RECEIVED = /\b(?:(sent|to)|received|from)\b/i;

/** Of an activity, by its type, and where that leaves it open by its description; undefined where neither says it. */
export function getActivityDirection({ type, description = '' }: Activity): Direction | undefined {
  if (type === 'Withdrawal' && RETURNED.test(description)) return 'in';
  if (type !== 'Transfer') return BY_TYPE.get(type);
  const said = SENT_OR_RECEIVED.exec(description);
  return said ? (said[1] ? 'out' : 'in') : undefined;
}

const VOID =
  /reject|fail|cancel|refus|declin|refund|revers|void|denied|error|unsuccess|not approved|charge.?back|^3$/i;

/** Whether a status, as a code or in words, says that no money was moved in the end. */
export const isVoidStatus = (status: number | string | undefined): boolean =>
  VOID.test((typeof status === 'number' ? getTransactionStatus(status) : status) ?? '');

/**
 * Whether a deposit or withdrawal is in the balances: a deposit is when it is completed, or has no status; a withdrawal
 * leaves the balance when it is requested, and comes back if it is rejected (D447).
 */
export const hasMoved = ({ type, status }: Transaction): boolean =>
  type === 'Deposit'
    ? status === undefined || getTransactionStatus(status) === 'Completed'
    : !isVoidStatus(status);

const UNDER_WAY = ['Pending', 'Processing'];

/** Whether a deposit is listed that has not arrived yet (D764). */
export const isIncoming = ({ type, status }: Transaction): boolean =>
  type === 'Deposit' && status !== undefined && UNDER_WAY.includes(getTransactionStatus(status) ?? '');

/**
 * Whether it is a withdrawal that has left the balance and is not paid yet; undefined where the provider does not say: a
 * status may be unknown, and what is called otherwise may be a withdrawal (D584).
 */
function isOutgoing({ type, status }: Transaction): boolean | undefined {
  const word = status === undefined ? undefined : getTransactionStatus(status);
  const isOther = type !== 'Withdrawal' && BY_TYPE.has(type);
  if (isOther || word === 'Completed' || word === 'Rejected') return false;
  return type === 'Withdrawal' && word ? true : undefined;
}

/** The withdrawals that are being paid out (D1118); undefined where of any row it is not known whether it is one. */
export const listOutgoing = (all: readonly Transaction[]): readonly Transaction[] | undefined =>
  all.some((one) => isOutgoing(one) === undefined) ? undefined : all.filter(isOutgoing);
