import { SECOND_MS } from '#src/domain/durations.ts';
import type { World } from '../world/world';

/** A cookie that the provider sets. `maxAgeMs` is in provider time. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
  readonly maxAgeMs: number;
}

/** Reads and sets the client's cookies. msw's own cookie store is shared by all clients, so it is not used. */
export interface CookieTransport {
  read(request: Request, name: string): string | undefined;
  write(headers: Headers, cookie: Cookie): void;
}

/** Over HTTP: the request's Cookie header, so that every client has its own cookies. */
export const headerCookies: CookieTransport = {
  read(request, name) {
    const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
    return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  },
  write(headers, { name, value, path, maxAgeMs }) {
    const maxAge = Math.floor(maxAgeMs / SECOND_MS);
    headers.append(
      'set-cookie',
      `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict`,
    );
  },
};

/**
 * In a browser a page can neither set nor read http-only cookies. They are stored in the world instead: not readable
 * by the app, deleted with the world, and shared by all tabs that have no session of their own, which `getScope` names.
 * The path is not checked: each is read by one endpoint.
 */
export function worldCookies(world: World, getScope: () => string | undefined): CookieTransport {
  const toKey = (name: string) => {
    const scope = getScope();
    return scope === undefined ? name : `${name}@${scope}`;
  };
  const isValid = ({ expires_at }: { readonly expires_at: number }) => expires_at > world.clock.now();
  return {
    read(_request, name) {
      const cookie = world.cookies[toKey(name)];
      return cookie && isValid(cookie) ? cookie.value : undefined;
    },
    write(_headers, { name, value, maxAgeMs }) {
      const kept = Object.entries(world.cookies).filter(([, cookie]) => isValid(cookie));
      const cookie = { value, expires_at: world.clock.now() + maxAgeMs };
      world.cookies = { ...Object.fromEntries(kept), [toKey(name)]: cookie };
    },
  };
}
