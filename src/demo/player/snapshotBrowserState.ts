import { readCookies, writeCookie } from '../paths/browserState';

const COOKIES = ['token', 'role'];
/** As long as the app lets its own cookies live; how long these had left, a page cannot know. In seconds. */
const SEVEN_DAYS = 7 * 24 * 60 * 60;

/**
 * Notes what this browser keeps of a session, which a plan needs for itself. The function that comes back puts it
 * there again; it may be called more than once.
 */
export function snapshotBrowserState(): () => void {
  const kept = { ...localStorage };
  const cookies = readCookies();
  return () => {
    for (const key of Object.keys({ ...localStorage })) {
      if (!Object.hasOwn(kept, key)) localStorage.removeItem(key);
    }
    for (const [key, value] of Object.entries(kept)) {
      if (localStorage.getItem(key) !== value) localStorage.setItem(key, value);
    }
    const now = readCookies();
    for (const name of COOKIES) {
      const value = cookies.get(name);
      if (value === now.get(name)) continue;
      if (value === undefined) writeCookie(name, '', 0);
      else writeCookie(name, value, SEVEN_DAYS);
    }
  };
}
