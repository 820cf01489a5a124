import type { AuthState } from '#src/contract/auth.ts';
import { clearStored, readStored, removeStored, watchStored, writeStored } from './storage';
import { AUTH_KEY, MOVEMENTS_KEY, THEME_KEY } from './storageKeys';

/** Whether there is anything, which may be no auth state. */
export const isAuthStored = (): boolean => readStored(AUTH_KEY) !== null;

/** Returns whether the auth state outlives this page. */
export const writeAuth = (auth: AuthState): boolean => writeStored(AUTH_KEY, JSON.stringify(auth));

export const removeAuth = (): void => removeStored(AUTH_KEY);

/** What a logout leaves: the theme, which is not a member's data, and which movements of money nobody has looked up. */
const KEPT_KEYS = [THEME_KEY, MOVEMENTS_KEY];

/** Clears local storage, as a logout does (R4.7). */
export const clearLocalStorage = (): void => clearStored({ except: KEPT_KEYS });

/**
 * Calls back when another tab writes or removes the auth state, with why there is none, if there is none. Only a logout
 * clears all that this app has stored; site data that are cleared end a session without one. Returns a function that unsubscribes.
 */
export function watchAuth(onChange: (ended: 'loggedOut' | 'expired') => void): () => void {
  // A page in the back/forward cache receives no events of other tabs.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange('expired');
  };
  window.addEventListener('pageshow', handlePageShow);
  const unwatch = watchStored(AUTH_KEY, ({ cleared }) => onChange(cleared ? 'loggedOut' : 'expired'));
  return () => {
    window.removeEventListener('pageshow', handlePageShow);
    unwatch();
  };
}
