import type { StoredData } from '#machines/models/appDriver.ts';
import { basePath, toOwnName } from '#src/basePath.ts';
import type { BrowserFakes } from './browserFakes';
import { readCookies, readSession, SESSION_MAX_AGE_SECONDS } from './browserState';

/** What is wrong with the attributes that a cookie was last written with. */
function findCookieProblem(written: BrowserFakes['cookies'], name: string): string | null {
  const cookie = written.get(name);
  if (cookie === undefined) return null;
  const { maxAge, path, sameSite, secure } = cookie;
  if (maxAge !== SESSION_MAX_AGE_SECONDS)
    return `The cookie ${name} is stored for ${maxAge} seconds, not for seven days.`;
  if (path !== basePath) return `The cookie ${name} has the path ${path}, not ${basePath}.`;
  if (sameSite !== 'Strict') return `The cookie ${name} is sent to other sites.`;
  return secure === (location.protocol === 'https:') ? null : `The cookie ${name} is secure, or is not.`;
}

/** What this page has stored; `written` has the cookies as the app wrote them. */
export function readStored(written: BrowserFakes['cookies'] = new Map()): StoredData {
  const cookies = readCookies();
  const session = readSession();
  const roleProblem =
    session && cookies.get('role') !== session.user.role ? 'The role is not in its cookie.' : null;
  return {
    token: session?.token ?? (localStorage.getItem(toOwnName('auth')) === null ? null : ''),
    tokenCookie: cookies.get('token') ?? null,
    hasRoleCookie: cookies.has('role'),
    cookieProblem: roleProblem ?? findCookieProblem(written, 'token') ?? findCookieProblem(written, 'role'),
    hasDepositWallet: localStorage.getItem(toOwnName('deposit-wallet')) !== null,
    appearance: localStorage.getItem(toOwnName('theme')),
  };
}
