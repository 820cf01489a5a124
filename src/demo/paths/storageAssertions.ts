import type { Assertion } from '#machines/paths/assertion.ts';
import { toOwnName } from '#src/basePath.ts';
import { readCookies, readSession, SESSION_MAX_AGE_SECONDS } from './browserState';
import type { PageDriver } from './pageDriver';

/** What is wrong with the stored session or deposit wallet; null when nothing is. */
export function findStorageProblem(
  driver: PageDriver,
  assertion: Extract<Assertion, { readonly type: 'stored' | 'notStored' }>,
): string | null {
  const { newestToken } = driver.interceptor;
  const isSession = assertion.what === 'session';
  const stored = localStorage.getItem(toOwnName(isSession ? 'auth' : 'deposit-wallet'));
  const cookies = readCookies();
  if (assertion.type === 'notStored') {
    const isStored = stored !== null || (isSession && (cookies.has('token') || cookies.has('role')));
    return isStored ? `A ${assertion.what} is still stored in the browser.` : null;
  }
  if (stored === null) return `No ${assertion.what} is stored in the browser.`;
  if (!isSession) return null;
  const session = readSession();
  if (session?.token !== newestToken) return 'The stored token is not the newest one.';
  if (cookies.get('token') !== newestToken) return 'The cookie’s token is not the newest one.';
  if (cookies.get('role') !== session?.user.role) return 'The role is not in its cookie.';
  return findCookieProblem(driver, 'token') ?? findCookieProblem(driver, 'role');
}

/** Checks the attributes that a cookie was last written with. */
function findCookieProblem(driver: PageDriver, name: string): string | null {
  const written = driver.browserFakes()?.cookies.get(name);
  if (written === undefined) return null;
  const { maxAge, sameSite, secure } = written;
  if (maxAge !== SESSION_MAX_AGE_SECONDS)
    return `The cookie ${name} is stored for ${maxAge} seconds, not for seven days.`;
  if (sameSite !== 'Strict') return `The cookie ${name} is sent to other sites.`;
  return secure === (location.protocol === 'https:') ? null : `The cookie ${name} is secure, or is not.`;
}
