import { type AuthState, authState } from '#src/contract/auth.ts';
import { MOVEMENTS_KEY } from './pendingMovements';
import { THEME_KEY } from './themePreference';

/** The key of the auth state in local storage (R3.3). */
const AUTH_KEY = 'auth';

/** The auth state in local storage; null when there is none. Throws when the stored value is not one. */
export function readAuth(): AuthState | null {
  const stored = localStorage.getItem(AUTH_KEY);
  return stored === null ? null : authState.parse(JSON.parse(stored));
}

export const writeAuth = (auth: AuthState): void => localStorage.setItem(AUTH_KEY, JSON.stringify(auth));

export const removeAuth = (): void => localStorage.removeItem(AUTH_KEY);

/** What a logout leaves: the theme, which is not a member's data, and which movements of money nobody has looked up. */
const KEPT_KEYS = [THEME_KEY, MOVEMENTS_KEY];

/** Clears local storage, as a logout does (R4.7). */
export function clearLocalStorage(): void {
  const kept = KEPT_KEYS.map((key) => [key, localStorage.getItem(key)] as const);
  localStorage.clear();
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
}

/**
 * Calls back when another tab writes or removes the auth state; a value that is not an auth state counts as removed.
 * Returns a function that unsubscribes.
 */
export function watchAuth(onChange: (auth: AuthState | null) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    // A key of null means clear().
    if (event.key !== AUTH_KEY && event.key !== null) return;
    onChange(readAuthOrNull());
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

function readAuthOrNull(): AuthState | null {
  try {
    return readAuth();
  } catch {
    return null;
  }
}
