import { refreshToken } from '#src/api/auth.ts';
import type { Client } from '#src/api/client.ts';
import { ApiError } from '#src/api/errors.ts';
import { watchAuth } from '#src/browser/authStorage.ts';
import { isStorageAllowed } from '#src/browser/storage.ts';
import { readValidAuth } from '#src/browser/storedAuth.ts';
import { withLock } from '#src/browser/withLock.ts';
import type { AuthState } from '#src/contract/auth.ts';
import { refusesRenewal } from '#src/contract/endedToken.ts';
import { storeSession } from './storedSession';

/** After these times a renewal is tried again that the provider did not clearly refuse. */
const RETRY_DELAYS_MS = [1000, 3000];

const isRefusal = (failure: unknown): boolean =>
  failure instanceof ApiError && refusesRenewal(failure.status, failure.body);

/** How much later than its lock another tab's write may become visible here. */
const STORAGE_DELAY_MS = 500;
/** How much later than a refusal here the answer may arrive that has renewed the session in another tab. */
const ANSWER_DELAY_MS = 2000;

/** Waits for a write of another tab, at most so many milliseconds. */
const waitForOtherTab = (maxDelay: number): Promise<void> =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unwatch();
      resolve();
    };
    const timer = setTimeout(finish, maxDelay);
    const unwatch = watchAuth(finish);
  });

/** Rejects where the signal aborts. */
const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const handleAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', handleAbort, { once: true });
  });

/** A new access token. A lost answer may have used up the refresh token: then the provider refuses the next request. */
async function requestToken(client: Client, signal: AbortSignal): Promise<string> {
  for (const delay of RETRY_DELAYS_MS) {
    try {
      return await refreshToken(client, signal);
    } catch (failure) {
      if (signal.aborted || isRefusal(failure)) throw failure;
    }
    await wait(delay, signal);
  }
  return refreshToken(client, signal);
}

/**
 * Renews the token of a session, once for all tabs: a provider may end a session whose refresh token is used twice.
 * Resolves to the session with its new token, which is stored, or to what another tab has stored meanwhile; to null
 * when there is none or the provider refuses. Rejects when no clear answer can be had.
 */
export const renewStoredSession = (
  client: Client,
  auth: AuthState,
  signal: AbortSignal,
  onNotStored: () => void,
): Promise<AuthState | null> =>
  withLock('session', signal, async (lock) => {
    // Where the browser has begun to refuse this page its storage, the session goes on in memory.
    const readStored = () => readValidAuth() ?? (isStorageAllowed() ? null : auth);
    const isUnchanged = () => readStored()?.token === auth.token;
    if (lock === 'waited' && isUnchanged()) await waitForOtherTab(STORAGE_DELAY_MS);
    if (!isUnchanged()) return readStored();
    try {
      const token = await requestToken(client, signal);
      const stored = readStored();
      if (stored?.token !== auth.token) return stored;
      const renewed = { ...stored, token, isUnconfirmed: true };
      if (!storeSession(renewed)) onNotStored();
      return renewed;
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      // Without locks another tab may have used the refresh token first, and stores what it is given.
      if (lock === 'none' && isUnchanged()) await waitForOtherTab(ANSWER_DELAY_MS);
      return isUnchanged() ? null : readStored();
    }
  });
