import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { urls } from '#src/urls.ts';
import { publicNotFound, publicRoutes, type Route } from './publicRoutes';

type Params = Readonly<Record<string, string>>;

export type Screen =
  | { readonly kind: 'splash' }
  | { readonly kind: 'public'; readonly view: string; readonly params: Params }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'redirect'; readonly to: string; readonly turnedAway: boolean };

/** The part of a session's snapshot that decides what may be shown. */
export interface SessionView {
  readonly hasTag: (tag: 'splash' | 'private') => boolean;
}

/**
 * What a path, as it stands in the URL, shows in a state of the session (R2.14, R2.21): a public screen, the dashboard,
 * which finds its screen by itself, or a redirect. Pure.
 */
export function screenFor(path: string, session: SessionView): Screen {
  if (session.hasTag('splash')) return { kind: 'splash' };
  const isSignedIn = session.hasTag('private');
  const [isDashboard] = matchRoute(parse, urls.dashboard, path, true);
  if (isDashboard) {
    return isSignedIn ? { kind: 'dashboard' } : { kind: 'redirect', to: urls.signIn, turnedAway: true };
  }
  const { route, params } = findRoute(publicRoutes, path) ?? { route: publicNotFound, params: {} };
  if (isSignedIn && route.name === 'signIn')
    return { kind: 'redirect', to: urls.dashboard, turnedAway: false };
  return { kind: 'public', view: route.name, params };
}

/** The first route that matches a path, with the named parameters of its pattern. */
export function findRoute<Found extends Route>(
  routes: readonly Found[],
  path: string,
): { readonly route: Found; readonly params: Params } | undefined {
  for (const route of routes) {
    const [matches, params] = matchRoute(parse, route.path, path);
    if (matches) return { route, params: decodeNamedParams(params) };
  }
  return undefined;
}

/** The named parameters, without wouter's positional ones and without absent ones. */
function decodeNamedParams(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && Number.isNaN(Number(name))) found[name] = decode(value);
  }
  return found;
}

/** Once: what was encoded twice is the parameter's own text. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
