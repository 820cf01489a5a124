import type { Assertion } from '#machines/paths/assertion.ts';
import { readCookies, readSession, SESSION_MAX_AGE_SECONDS } from './browserState';
import type { PageDriver } from './pageDriver';

/** What is wrong about what the browser keeps of a session or a deposit wallet; null when nothing is. */
export function storageProblem(
  stage: PageDriver,
  assertion: Extract<Assertion, { readonly type: 'stored' | 'notStored' }>,
): string | null {
  const { newestToken } = stage.gate;
  const isSession = assertion.what === 'session';
  const stored = localStorage.getItem(isSession ? 'auth' : 'deposit-wallet');
  const cookies = readCookies();
  if (assertion.type === 'notStored') {
    const left = stored !== null || (isSession && (cookies.has('token') || cookies.has('role')));
    return left ? `A ${assertion.what} is still kept in the browser.` : null;
  }
  if (stored === null) return `No ${assertion.what} is kept in the browser.`;
  if (!isSession) return null;
  const session = readSession();
  if (session?.token !== newestToken) return 'The stored token is not the newest one.';
  if (cookies.get('token') !== newestToken) return 'The cookie’s token is not the newest one.';
  if (cookies.get('role') !== session?.user.role) return 'The role is not in its cookie.';
  return wrongWithCookie(stage, 'token') ?? wrongWithCookie(stage, 'role');
}

/** As it was last written: for seven days, for this site only, and never over an open connection where there is another. */
function wrongWithCookie(stage: PageDriver, name: string): string | null {
  const written = stage.standIns()?.cookies.get(name);
  if (written === undefined) return null;
  const { maxAge, sameSite, secure } = written;
  if (maxAge !== SESSION_MAX_AGE_SECONDS)
    return `The cookie ${name} is kept for ${maxAge} seconds, not for seven days.`;
  if (sameSite !== 'Strict') return `The cookie ${name} is sent to other sites.`;
  return secure === (location.protocol === 'https:') ? null : `The cookie ${name} is secure, or is not.`;
}
