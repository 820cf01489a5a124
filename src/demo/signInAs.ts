import type { RunningProvider } from '#mocks/browser.ts';
import type { Persona } from '#mocks/seed/personas.ts';
import { removeStoredSession, storeSession } from '#src/actors/storedSession.ts';

/**
 * Signs in as this persona instead of whoever was, before the app is there. Where the browser stores nothing, the session
 * lasts as long as the page. Returns it.
 */
export async function signInAs(
  { openSession }: RunningProvider,
  { identifier }: Persona,
): Promise<Parameters<typeof storeSession>[0]> {
  removeStoredSession();
  const { token, user } = await openSession(identifier);
  const auth = { token, user: { ...user, wallet_address: user.wallet_address ?? undefined } };
  storeSession(auth);
  return auth;
}
