import { InsufficientBalance } from './domainErrors';

/**
 * Double-entry bookkeeping in units of 0.00001 dollars. Every movement debits one account and credits another, so
 * the sum over all accounts is always zero. System accounts may be negative, a member's never.
 */

/** Source of deposits and destination of withdrawals. The ids are part of stored worlds. */
export const EXTERNAL_ACCOUNT = 'system:outside';
/** The programme's own money: the part of a donation that no member is credited with, and rounding remainders. */
export const PROGRAMME_ACCOUNT = 'system:house';

/** The names of accounts by member: one text for each is compared faster than ever new ones. */
function nameAccounts(kind: string): (memberId: string) => string {
  const names = new Map<string, string>();
  return (memberId) => {
    const known = names.get(memberId);
    if (known !== undefined) return known;
    const name = `${memberId}:${kind}`;
    names.set(memberId, name);
    return name;
  };
}

/** Earnings, available to withdraw. */
export const balanceAccount = nameAccounts('balance');
/** Impact balance: deposits and received transfers; it pays donations and transfers. */
export const depositAccount = nameAccounts('deposit');

export const isSystemAccount = (account: string): boolean => account.startsWith('system:');

/** Debits `units` from the account `from` and credits them to the account `to`. */
export interface Movement {
  readonly from: string;
  readonly to: string;
  readonly units: number;
}

/** An account's balance after a posting. */
type Balance = [account: string, units: number];

/**
 * The new balances of the accounts that the movements touch; nothing is written. Movements apply in order.
 * `getUnits` returns an account's current units, 0 for an unused one. Throws InsufficientBalance, and a RangeError
 * for units that are not a positive safe integer or a balance outside the safe integers.
 */
export function applyMovements(
  getUnits: (account: string) => number,
  movements: readonly Movement[],
): readonly Readonly<Balance>[] {
  // A list: a posting touches so few accounts that a map of them takes longer.
  const balances: Balance[] = [];
  const find = (account: string): Balance => {
    for (const balance of balances) if (balance[0] === account) return balance;
    const balance: Balance = [account, getUnits(account)];
    balances.push(balance);
    return balance;
  };
  const change = (account: string, units: number) => {
    const balance = find(account);
    const sum = balance[1] + units;
    if (!Number.isSafeInteger(sum)) throw new RangeError(`${account} would hold ${sum} units`);
    if (sum < 0 && !isSystemAccount(account)) throw new InsufficientBalance(account);
    balance[1] = sum;
  };
  for (const { from, to, units } of movements) {
    if (!Number.isSafeInteger(units) || units <= 0) throw new RangeError(`${units} units cannot be moved`);
    change(from, -units);
    change(to, units);
  }
  return balances;
}
