import { toOwnName } from '#src/basePath.ts';
import { readCookies, SESSION_MAX_AGE_SECONDS, writeCookie } from '../paths/browserState';

const COOKIES = ['token', 'role'];

/** None where the browser denies the page its storage: then nothing outlives the page. */
function readOwnItems(): Readonly<Record<string, string>> {
  try {
    return Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith(toOwnName(''))));
  } catch {
    return {};
  }
}

/**
 * Saves this app's local storage and session cookies, which a plan changes. Returns a function that restores them; it
 * may be called more than once.
 */
export function snapshotBrowserState(): () => void {
  const saved = readOwnItems();
  const cookies = readCookies();
  return () => {
    for (const key of Object.keys(readOwnItems())) {
      if (!Object.hasOwn(saved, key)) localStorage.removeItem(key);
    }
    for (const [key, value] of Object.entries(saved)) {
      if (localStorage.getItem(key) !== value) localStorage.setItem(key, value);
    }
    const now = readCookies();
    for (const name of COOKIES) {
      const value = cookies.get(name);
      if (value === now.get(name)) continue;
      if (value === undefined) writeCookie(name, '', 0);
      // A page cannot read how long a cookie had left: it gets the full time again.
      else writeCookie(name, value, SESSION_MAX_AGE_SECONDS);
    }
  };
}
