import { type AuthState, authState } from '#src/contract/auth.ts';
import { THEME_KEY } from './themePreference';

/** The key of the auth state in local storage (specification section 3). */
export const AUTH_KEY = 'auth';

/** The auth state in local storage; null when there is none. Throws when what is there is not one. */
export function readAuth(): AuthState | null {
  const stored = localStorage.getItem(AUTH_KEY);
  return stored === null ? null : authState.parse(JSON.parse(stored));
}

export const writeAuth = (auth: AuthState): void => localStorage.setItem(AUTH_KEY, JSON.stringify(auth));

export const removeAuth = (): void => localStorage.removeItem(AUTH_KEY);

/** Clears local storage, as a logout does (specification section 4). How the screen looks is no member's data and stays. */
export function clearStorage(): void {
  const theme = localStorage.getItem(THEME_KEY);
  localStorage.clear();
  if (theme !== null) localStorage.setItem(THEME_KEY, theme);
}

/**
 * Tells when another tab writes or removes the auth state; content that is not an auth state counts as removed.
 * Returns a function that stops it.
 */
export function watchAuth(changed: (auth: AuthState | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.storageArea !== localStorage) return;
    // A key of null is a clear() of everything.
    if (event.key !== AUTH_KEY && event.key !== null) return;
    changed(readAuthOrNull());
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

function readAuthOrNull(): AuthState | null {
  try {
    return readAuth();
  } catch {
    return null;
  }
}
