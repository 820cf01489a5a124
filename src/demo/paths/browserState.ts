import * as z from 'zod/mini';
import type { StoredData } from '#machines/models/appDriver.ts';
import type { Persona } from '#mocks/seed/personas.ts';
import { getOwner, type MovementKind } from '#src/actors/pendingMovements.ts';
import { basePath, clearOwnItems, isUnderKey, listOwnItems, toOwnName } from '#src/basePath.ts';

const signedIn = z.object({ token: z.string(), user: z.looseObject({ role: z.string() }) });
type SignedIn = z.output<typeof signedIn>;

/** Signs in without the app, as another tab or an earlier visit would. */
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
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes cookies in the same way
  document.cookie = `${name}=${value}; Path=${basePath}; Max-Age=${maxAge}; SameSite=Strict`;
};

export const SESSION_MAX_AGE_SECONDS = 7 * 24 * 60 * 60;

/** Stores a session as a sign-in does (R3.3, R3.18). */
export function writeSession(storage: Storage, { token, user }: SignedIn): void {
  writeCookie('token', token, SESSION_MAX_AGE_SECONDS);
  writeCookie('role', user.role, SESSION_MAX_AGE_SECONDS);
  storage.setItem(toOwnName('auth'), JSON.stringify({ token, user }));
}

/** Brings the name of the user up to date, as a tab does that has read the profile. The token stays. */
export function renameUser(storage: Storage): void {
  const name = toOwnName('auth');
  const { user, token } = signedIn.parse(JSON.parse(storage.getItem(name) ?? '{}'));
  storage.setItem(name, JSON.stringify({ token, user: { ...user, name: 'Ada of Another Tab' } }));
}

/** Stores the deposit address of a member for an hour. */
export function writeDepositWallet(storage: Storage, owner: string): void {
  const storedAt = Date.now();
  const wallet = { wallet_address: `0x${'a'.repeat(40)}`, expires_in: 3600 };
  const record = { owner, wallet, storedAt, expiresAt: storedAt + 3600 * 1000 };
  storage.setItem(toOwnName('deposit-wallet'), JSON.stringify(record));
}

const removeCookies = () => {
  for (const name of ['token', 'role']) writeCookie(name, '', 0);
};

/** Removes the session with its deposit wallet, as a tab does whose token cannot be renewed. */
export function expireSession(storage: Storage): void {
  removeCookies();
  storage.removeItem(toOwnName('auth'));
  storage.removeItem(toOwnName('deposit-wallet'));
}

/** Removes everything at once, as a browser does that clears the data of a site. */
export function clearSiteData(storage: Storage): void {
  removeCookies();
  storage.clear();
}

/** Removes everything, but the values of some keys. */
export function clearSession(storage: Storage, keptKeys: readonly string[] = []): void {
  removeCookies();
  // Clearing an empty storage causes no event in other tabs.
  if (storage.length === 0) storage.setItem(toOwnName('placeholder'), '');
  clearOwnItems(storage, keptKeys);
}

/** Removes all data of a member, as a logout does. */
export const logOutOf = (storage: Storage): void => clearSession(storage, ['theme', 'movements']);

/** The names under which movements are stored: the app gives each its own. */
const listMovements = (storage: Storage): readonly string[] =>
  listOwnItems(storage)
    .filter((name) => isUnderKey(name, 'movements'))
    .map(toOwnName);

/** Stores a movement of money as a tab does whose call ended without an answer (D36), or that is still sending it. */
export function loseMovement(
  storage: Storage,
  kind: MovementKind,
  amount: number,
  userPk: string,
  isUnderWay = false,
): void {
  const name = toOwnName('movements');
  const stored = listMovements(storage)
    .map((each) => storage.getItem(each))
    .join();
  let key = 'of another tab';
  for (let number = 2; stored.includes(JSON.stringify(key)); number += 1) key = `of another tab ${number}`;
  const sent = {
    kind,
    amount,
    key,
    owner: getOwner(userPk),
    sentAt: Date.now(),
    isUnderWay,
  };
  const others = z.array(z.unknown()).parse(JSON.parse(storage.getItem(name) ?? '[]'));
  storage.setItem(name, JSON.stringify([...others, sent]));
}

export function lookUpMovements(storage: Storage): void {
  for (const name of listMovements(storage)) storage.removeItem(name);
}

/** The cookies that a page can read. */
export const readCookies = (): ReadonlyMap<string, string> =>
  new Map(
    document.cookie.split('; ').flatMap((pair): [string, string][] => {
      const index = pair.indexOf('=');
      return index < 0 ? [] : [[pair.slice(0, index), pair.slice(index + 1)]];
    }),
  );

/** The session that is stored; undefined without one. */
function readSession(): SignedIn | undefined {
  const stored = localStorage.getItem(toOwnName('auth'));
  if (stored === null) return undefined;
  try {
    return signedIn.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** What this page has stored. The attributes of cookies are among the effects of the step that writes them. */
export function readStored(): StoredData {
  const cookies = readCookies();
  const session = readSession();
  return {
    token: session?.token ?? (localStorage.getItem(toOwnName('auth')) === null ? null : ''),
    tokenCookie: cookies.get('token') ?? null,
    hasRoleCookie: cookies.has('role'),
    cookieProblem:
      session && cookies.get('role') !== encodeURIComponent(session.user.role)
        ? 'The role is not in its cookie.'
        : null,
    hasDepositWallet: localStorage.getItem(toOwnName('deposit-wallet')) !== null,
    appearance: localStorage.getItem(toOwnName('theme')),
  };
}
