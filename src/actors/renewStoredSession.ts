import { refreshToken } from '#src/api/auth.ts';
import type { Client } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import { watchAuth } from '#src/browser/authStorage.ts';
import { readValidAuth } from '#src/browser/storedAuth.ts';
import { withLock } from '#src/browser/withLock.ts';
import type { AuthState } from '#src/contract/auth.ts';
import { storeSession } from './storedSession';

/** Request Timeout and Too Many Requests. */
const NO_REFUSALS = [408, 429];

/** How much later than its lock another tab's write may become visible here. */
const STORAGE_DELAY_MS = 500;

/** Waits for a write of another tab, at most {@link STORAGE_DELAY_MS}. */
const waitForOtherTab = (): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unwatch();
      resolve();
    };
    const timer = setTimeout(finish, STORAGE_DELAY_MS);
    const unwatch = watchAuth(finish);
  });

/**
 * Renews the token of a session, once for all tabs: a provider may end a session whose refresh token is used twice.
 * Resolves to the session with its new token, which is stored, or to what another tab has stored meanwhile; to null
 * when there is none or the provider refuses. Rejects when no answer can be had.
 */
export const renewStoredSession = (
  client: Client,
  auth: AuthState,
  signal: AbortSignal,
  onNotStored: () => void,
): Promise<AuthState | null> =>
  withLock('session', signal, async (waited) => {
    const isUnchanged = () => readValidAuth()?.token === auth.token;
    if (waited && isUnchanged()) await waitForOtherTab();
    if (!isUnchanged()) return readValidAuth();
    try {
      const token = await refreshToken(client, signal);
      if (!isUnchanged()) return readValidAuth();
      const renewed = { ...auth, token };
      if (!storeSession(renewed)) onNotStored();
      return renewed;
    } catch (failure) {
      if (failure instanceof ApiError && failure.status < 500 && !NO_REFUSALS.includes(failure.status))
        return null;
      throw failure;
    }
  });
