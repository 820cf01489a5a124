import * as z from 'zod/mini';
import type { Persona } from '#mocks/seed/personas.ts';

const signedIn = z.object({ token: z.string(), user: z.looseObject({ role: z.string() }) });
type SignedIn = z.output<typeof signedIn>;

/** Signs in past the app, as another tab or an earlier visit did. */
export async function loginOutsideApp(fetch: typeof globalThis.fetch, persona: Persona): Promise<SignedIn> {
  const response = await fetch('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: persona.identifier, password: persona.passcode }),
  });
  return signedIn.parse(await response.json());
}

/** Sets a cookie as the app does; `maxAge` in seconds, 0 removes it. */
export const writeCookie = (name: string, value: string, maxAge: number): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Strict`;
};

/** For how long a sign-in is remembered, in seconds. */
export const SESSION_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** What a sign-in leaves behind in this browser (specification section 3). */
export function writeSession(storage: Storage, { token, user }: SignedIn): void {
  writeCookie('token', token, SESSION_MAX_AGE_SECONDS);
  writeCookie('role', user.role, SESSION_MAX_AGE_SECONDS);
  storage.setItem('auth', JSON.stringify({ token, user }));
}

/** Leaves nothing of a member behind, as a logout does. */
export function clearSession(storage: Storage): void {
  for (const name of ['token', 'role']) writeCookie(name, '', 0);
  // Nobody is told of what empties an empty storage.
  if (storage.length === 0) storage.setItem('left by another tab', '');
  storage.clear();
}

/** The cookies that a page can read. */
export const readCookies = (): ReadonlyMap<string, string> =>
  new Map(
    document.cookie.split('; ').flatMap((pair): [string, string][] => {
      const at = pair.indexOf('=');
      return at < 0 ? [] : [[pair.slice(0, at), pair.slice(at + 1)]];
    }),
  );

/** The session that is stored; undefined without one. */
export function readSession(): SignedIn | undefined {
  const stored = localStorage.getItem('auth');
  if (stored === null) return undefined;
  try {
    return signedIn.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}
