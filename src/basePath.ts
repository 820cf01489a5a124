/** The path below which the app is served, with slashes around it: `/`, or as in `/app/` (VITE_BASE_PATH). */
export const basePath = import.meta.env?.BASE_URL ?? '/';

/** The same without the slash at its end, as wouter takes it: empty, or as in `/app`. */
export const routerBase = basePath.slice(0, -1);

/** The address, without the origin, of a path of the app: `/app/signin` of `/signin`. */
export const toAddress = (path: string): string => routerBase + path;

/** The path of the app at an address, `/signin` at `/app/signin`; at an address of another app none of its paths. */
export function toPath(pathname: string): string {
  if (pathname === routerBase) return '/';
  return pathname.startsWith(basePath) ? pathname.slice(routerBase.length) : `~${pathname}`;
}

/**
 * The name of a stored item, a database, a lock or a channel, which all apps of an origin share: below a base path, one
 * that no app at another base path has.
 */
export const toOwnName = (name: string): string => (basePath === '/' ? name : `${basePath}:${name}`);

/**
 * Names, without the base path, of what is stored under a key: one value under the key itself, or one under each name that
 * begins with it and a colon.
 */
export const isUnderKey = (name: string, key: string): boolean => name === key || name.startsWith(`${key}:`);

/** The names, without the base path, of what this app has stored: below a base path its own items, else all. */
export const listOwnItems = (storage: object): readonly string[] =>
  Object.keys(storage).flatMap((name) =>
    name.startsWith(toOwnName('')) ? [name.slice(toOwnName('').length)] : [],
  );

/**
 * Removes what this app has stored but the values under some keys. Other tabs can tell that from the removal of a single
 * item, and from data that the browser has cleared: each item is empty first.
 */
export function clearOwnItems(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  keptKeys: readonly string[] = [],
): void {
  for (const name of listOwnItems(storage)) {
    if (keptKeys.some((key) => isUnderKey(name, key))) continue;
    try {
      storage.setItem(toOwnName(name), '');
    } catch {
      // A browser that stores nothing more removes all the same; other tabs take it for cleared data.
    }
    storage.removeItem(toOwnName(name));
  }
}
