import { createId, readNumber } from '../database/ids';
import { InsufficientBalance } from './domainErrors';

/**
 * Double-entry bookkeeping in units of 0.00001 dollars. Every movement debits one account and credits another, so
 * the sum over all accounts is always zero. System accounts may be negative, a member's never.
 */

/**
 * An account by its number: a new world looks half a million times for one, and a number is found faster than a text. First
 * those of the system, then two for each member, in the order of joining.
 */
export type Account = number;

/** Source of deposits and destination of withdrawals. */
export const EXTERNAL_ACCOUNT: Account = 0;
/** The programme's own money: the part of a donation that no member is credited with, and rounding remainders. */
export const PROGRAMME_ACCOUNT: Account = 1;
/** Part of stored worlds, as all ids of accounts. */
const SYSTEM_IDS = ['system:outside', 'system:house'];

function getMemberNumber(memberId: string): number {
  const number = readNumber('member', memberId);
  if (number === 0) throw new RangeError(`${memberId} is not the id of a member`);
  return number;
}

/** Earnings, available to withdraw. */
export const balanceAccount = (memberId: string): Account => 2 * getMemberNumber(memberId);
/** Impact balance: deposits and received transfers; it pays donations and transfers. */
export const depositAccount = (memberId: string): Account => 2 * getMemberNumber(memberId) + 1;

export const isSystemAccount = (account: Account): boolean => account < SYSTEM_IDS.length;

export const getAccountId = (account: Account): string =>
  SYSTEM_IDS[account] ??
  `${createId('member', Math.floor(account / 2))}:${account % 2 === 0 ? 'balance' : 'deposit'}`;

/** The account that is stored by an id. Throws a RangeError for another text. */
export function readAccount(id: string): Account {
  const account = SYSTEM_IDS.indexOf(id);
  if (account >= 0) return account;
  const [memberId = '', kind] = id.split(':');
  if (kind === 'balance') return balanceAccount(memberId);
  if (kind === 'deposit') return depositAccount(memberId);
  throw new RangeError(`${id} is not the id of an account`);
}

/** Debits `units` from the account `from` and credits them to the account `to`. */
export interface Movement {
  readonly from: Account;
  readonly to: Account;
  readonly units: number;
}

type Balance = [account: Account, units: number];

/**
 * The new balances of the accounts that the movements touch; nothing is written. Movements apply in order.
 * `getUnits` returns an account's current units, 0 for an unused one. Throws InsufficientBalance, and a RangeError
 * for units that are not a positive safe integer or a balance outside the safe integers.
 */
export function applyMovements(
  getUnits: (account: Account) => number,
  movements: readonly Movement[],
): readonly Readonly<Balance>[] {
  // A list: a posting touches so few accounts that a map of them takes longer.
  const balances: Balance[] = [];
  const find = (account: Account): Balance => {
    for (const balance of balances) if (balance[0] === account) return balance;
    const balance: Balance = [account, getUnits(account)];
    balances.push(balance);
    return balance;
  };
  const change = (account: Account, units: number) => {
    const balance = find(account);
    const sum = balance[1] + units;
    if (!Number.isSafeInteger(sum)) throw new RangeError(`${getAccountId(account)} would hold ${sum} units`);
    if (sum < 0 && !isSystemAccount(account)) throw new InsufficientBalance(getAccountId(account));
    balance[1] = sum;
  };
  for (const { from, to, units } of movements) {
    if (!Number.isSafeInteger(units) || units <= 0) throw new RangeError(`${units} units cannot be moved`);
    change(from, -units);
    change(to, units);
  }
  return balances;
}
