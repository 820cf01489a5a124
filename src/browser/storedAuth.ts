import { type AuthState, authState } from '#src/contract/auth.ts';
import { readStored, readStoredAs } from './storage';
import { AUTH_KEY } from './storageKeys';

/** The auth state in local storage; null when there is none. Throws when the stored value is not one. */
export function readAuth(): AuthState | null {
  const stored = readStored(AUTH_KEY);
  return stored === null ? null : authState.parse(JSON.parse(stored));
}

/** The same; null for a stored value that is not an auth state, too. */
export const readValidAuth = (): AuthState | null => readStoredAs(AUTH_KEY, authState);
