import { removeAuth, writeAuth } from '#src/browser/authStorage.ts';
import { removeSessionCookies, writeSessionCookies } from '#src/browser/sessionCookies.ts';
import { removeStored } from '#src/browser/storage.ts';
import { DEPOSIT_WALLET_KEY } from '#src/browser/storageKeys.ts';
import type { AuthState } from '#src/contract/auth.ts';

/** Stores auth state and session cookies. Returns whether they outlive this page. */
export function storeSession(auth: AuthState): boolean {
  writeSessionCookies({ token: auth.token, role: auth.user.role });
  return writeAuth(auth);
}

export function removeStoredSession(): void {
  removeSessionCookies();
  removeAuth();
  removeStored(DEPOSIT_WALLET_KEY);
}
