/**
 * Double-entry bookkeeping in units of 0.00001 dollars. Every movement is a pair: what leaves one account enters
 * another, so the sum over all accounts is zero for ever. System accounts may go below zero, a member's never.
 */

/** The world outside: deposits come from it, withdrawals go to it. */
export const OUTSIDE = 'system:outside';
/** The provider's own: what a donation does not credit to anybody, and every remainder of a division. */
export const HOUSE = 'system:house';

/** What a member earned and may withdraw. */
export const balanceAccount = (memberId: string): string => `${memberId}:balance`;
/** Impact balance: deposits and received transfers; it pays donations and transfers. */
export const depositAccount = (memberId: string): string => `${memberId}:deposit`;

const isSystemAccount = (account: string): boolean => account.startsWith('system:');

/** `units` leave the account `from` and enter the account `to`. */
export interface Movement {
  readonly from: string;
  readonly to: string;
  readonly units: number;
}

/** Thrown when a movement would take a member's account below zero. */
export class InsufficientBalance extends Error {
  readonly account: string;

  constructor(account: string) {
    super('Insufficient balance');
    this.account = account;
  }
}

/**
 * The new balances of the accounts that the movements touch, in the order given; nothing is written. `read` gives
 * an account's present units, 0 for one that was never used. Throws InsufficientBalance, and a RangeError for
 * units that are not a positive safe integer or a balance that would leave the safe integers.
 */
export function applyMovements(
  read: (account: string) => number,
  movements: readonly Movement[],
): ReadonlyMap<string, number> {
  const balances = new Map<string, number>();
  const change = (account: string, units: number) => {
    const next = (balances.get(account) ?? read(account)) + units;
    if (!Number.isSafeInteger(next)) throw new RangeError(`${account} would hold ${next} units`);
    if (next < 0 && !isSystemAccount(account)) throw new InsufficientBalance(account);
    balances.set(account, next);
  };
  for (const { from, to, units } of movements) {
    if (!Number.isSafeInteger(units) || units <= 0) throw new RangeError(`${units} units cannot be moved`);
    change(from, -units);
    change(to, units);
  }
  return balances;
}
