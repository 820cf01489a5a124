import type { StoredData } from '#machines/models/appDriver.ts';
import { toOwnName } from '#src/basePath.ts';
import { readCookies, readSession } from './browserState';

/** What this page has stored. The attributes of cookies are among the effects of the step that writes them. */
export function readStored(): StoredData {
  const cookies = readCookies();
  const session = readSession();
  return {
    token: session?.token ?? (localStorage.getItem(toOwnName('auth')) === null ? null : ''),
    tokenCookie: cookies.get('token') ?? null,
    hasRoleCookie: cookies.has('role'),
    cookieProblem:
      session && cookies.get('role') !== session.user.role ? 'The role is not in its cookie.' : null,
    hasDepositWallet: localStorage.getItem(toOwnName('deposit-wallet')) !== null,
    appearance: localStorage.getItem(toOwnName('theme')),
  };
}
