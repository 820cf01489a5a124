import type { World } from './world';

/** A cookie that the provider sets. `maxAge` in milliseconds of provider time. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAge: number;
}

/** How cookies reach the caller and come back. msw's own store is not used: it is one for all callers. */
export interface CookieCarrier {
  read(request: Request, name: string): string | undefined;
  write(headers: Headers, cookie: Cookie): void;
}

/** Over HTTP: the request's own Cookie header and nothing else, so that every client has its own cookies. */
export const headerCookies: CookieCarrier = {
  read(request, name) {
    const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  },
  write(headers, { name, value, path, maxAge }) {
    const seconds = Math.floor(maxAge / 1000);
    headers.append(
      'set-cookie',
      `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict`,
    );
  },
};

/**
 * In a browser a page can neither set nor read an http-only cookie. They are kept with the world instead: out of
 * the app's reach, the same in all tabs, and gone when the world is made anew. Each is read by one path only.
 */
export const worldCookies = (world: World): CookieCarrier => ({
  read(_request, name) {
    const cookie = world.cookies[name];
    return cookie && cookie.expires_at > world.clock.now() ? cookie.value : undefined;
  },
  write(_headers, { name, value, maxAge }) {
    world.cookies = { ...world.cookies, [name]: { value, expires_at: world.clock.now() + maxAge } };
  },
});
