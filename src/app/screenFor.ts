import { parse } from 'regexparam';
import { matchRoute } from 'wouter';
import { urls } from '#src/urls.ts';

const publicRoutes = {
  [urls.home]: 'signIn',
  [urls.signIn]: 'signIn',
  [urls.signUp]: 'signUp',
  [urls.signUpSuccess]: 'signUpSuccess',
  [urls.forgotPassword]: 'forgotPassword',
  '/reset-password/:token': 'resetPassword',
} as const;

const dashboardRoutes = {
  [urls.dashboard]: 'home',
  [urls.transactions]: 'transactions',
  [urls.fundTransfer]: 'fundTransfer',
  [urls.network]: 'network',
  [urls.deposit]: 'deposit',
  [urls.withdraw]: 'withdraw',
  [urls.donate]: 'donate',
  [urls.reports]: 'reports',
  [urls.setting]: 'setting',
} as const;

export type PublicView = (typeof publicRoutes)[keyof typeof publicRoutes] | 'notFound';
export type DashboardView = (typeof dashboardRoutes)[keyof typeof dashboardRoutes] | 'notFound';

export type Screen =
  | { readonly kind: 'splash' }
  | { readonly kind: 'public'; readonly view: PublicView; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: 'dashboard'; readonly view: DashboardView }
  | { readonly kind: 'redirect'; readonly to: string; readonly turnedAway: boolean };

/** The part of a session's snapshot that decides what may be seen. */
export interface SessionView {
  readonly hasTag: (tag: 'splash' | 'private') => boolean;
}

/** Which view or redirect belongs to a path in a state of the session (specification section 2). Pure. */
export function screenFor(path: string, session: SessionView): Screen {
  if (session.hasTag('splash')) return { kind: 'splash' };
  const member = session.hasTag('private');

  const inside = find(dashboardRoutes, path) ?? (under(urls.dashboard, path) ? NOT_FOUND : undefined);
  if (inside) {
    return member
      ? { kind: 'dashboard', view: inside.view }
      : { kind: 'redirect', to: urls.signIn, turnedAway: true };
  }

  const outside = find(publicRoutes, path) ?? NOT_FOUND;
  if (member && outside.view === 'signIn') return { kind: 'redirect', to: urls.dashboard, turnedAway: false };
  return { kind: 'public', ...outside };
}

const NOT_FOUND = { view: 'notFound', params: {} } as const;

function find<View>(routes: Readonly<Record<string, View>>, path: string) {
  for (const [pattern, view] of Object.entries(routes)) {
    const [matches, params] = matchRoute(parse, pattern, path);
    if (matches) return { view, params: named(params) };
  }
  return undefined;
}

const under = (parent: string, path: string) => path.toLowerCase().startsWith(`${parent}/`);

/** Only the parameters that a pattern names, and that are there. */
function named(params: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && Number.isNaN(Number(name))) found[name] = decoded(value);
  }
  return found;
}

/** wouter leaves encoded what divides addresses (`%2F`, `%3D`); whoever sends a parameter on encodes all of it anew. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
