import { type AuthState, authState } from '#src/contract/auth.ts';
import { clearStored, readStored, removeStored, watchStored, writeStored } from './storage';
import { AUTH_KEY, MOVEMENTS_KEY, THEME_KEY } from './storageKeys';

/** The auth state in local storage; null when there is none. Throws when the stored value is not one. */
export function readAuth(): AuthState | null {
  const stored = readStored(AUTH_KEY);
  return stored === null ? null : authState.parse(JSON.parse(stored));
}

/** The same; null for a stored value that is not an auth state, too. */
export function readValidAuth(): AuthState | null {
  try {
    return readAuth();
  } catch {
    return null;
  }
}

/** Returns whether the auth state outlives this page. */
export const writeAuth = (auth: AuthState): boolean => writeStored(AUTH_KEY, JSON.stringify(auth));

export const removeAuth = (): void => removeStored(AUTH_KEY);

/** What a logout leaves: the theme, which is not a member's data, and which movements of money nobody has looked up. */
const KEPT_KEYS = [THEME_KEY, MOVEMENTS_KEY];

/** Clears local storage, as a logout does (R4.7). */
export const clearLocalStorage = (): void => clearStored({ except: KEPT_KEYS });

/** What another tab did: an auth state that it wrote, or why there is none. Only a logout clears all of storage. */
type AuthChange = { readonly auth: AuthState } | { readonly ended: 'loggedOut' | 'expired' };

/**
 * Calls back when another tab writes or removes the auth state; a value that is not an auth state counts as removed.
 * Returns a function that unsubscribes.
 */
export function watchAuth(onChange: (change: AuthChange) => void): () => void {
  const report = (ended: 'loggedOut' | 'expired') => {
    const auth = readValidAuth();
    onChange(auth ? { auth } : { ended });
  };
  // A page in the back/forward cache receives no events of other tabs.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) report('expired');
  };
  window.addEventListener('pageshow', handlePageShow);
  const unwatch = watchStored(AUTH_KEY, ({ cleared }) => report(cleared ? 'loggedOut' : 'expired'));
  return () => {
    window.removeEventListener('pageshow', handlePageShow);
    unwatch();
  };
}
