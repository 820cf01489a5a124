/** The keys of local storage. Apart, so that a logout can keep or remove a value without the code that reads it. */

/** the auth state (R3.3) */
export const AUTH_KEY = 'auth';
/**
 * the movements of money whose outcome is not known, each under a name of its own, `movements:` with its key: tabs that
 * begin or end some at once each write only theirs (D820). Earlier versions kept all under the key itself. A logout
 * leaves them (D36).
 */
export const MOVEMENTS_KEY = 'movements';
export const THEME_KEY = 'theme';
export const DEPOSIT_WALLET_KEY = 'deposit-wallet';
/** the addresses that withdrawals went to, by member */
export const USED_ADDRESSES_KEY = 'withdrawal-addresses';
