import { describe, expect, test } from 'vitest';
import { dashboardRoutes } from '#src/app/routes.tsx';
import { findRoute, type SessionView, screenFor } from '#src/app/screenFor.ts';

const session = (...tags: readonly string[]): SessionView => ({ hasTag: (tag) => tags.includes(tag) });
const restoring = session('splash');
const member = session('private');
const visitor = session();

const dashboard = {
  '/dashboard': 'home',
  '/dashboard/transactions': 'transactions',
  '/dashboard/fund-transfer': 'fundTransfer',
  '/dashboard/network': 'network',
  '/dashboard/deposit': 'deposit',
  '/dashboard/withdraw': 'withdraw',
  '/dashboard/donate': 'donate',
  '/dashboard/reports': 'reports',
  '/dashboard/setting': 'setting',
  '/dashboard/statement': 'statement',
  '/dashboard/receipt': 'receipt',
};
const open = {
  '/signup': 'signUp',
  '/signup-success': 'signUpSuccess',
  '/forgot-password': 'forgotPassword',
};

test.each(['/', '/signin', '/dashboard', '/nowhere'])('%s shows the splash while rehydrating', (path) => {
  expect(screenFor(path, restoring)).toEqual({ kind: 'splash' });
});

describe('with a session', () => {
  test.each(Object.entries(dashboard))('%s shows %s', (path, view) => {
    expect(screenFor(path, member)).toEqual({ kind: 'dashboard' });
    expect(findRoute(dashboardRoutes, path)?.route.name).toBe(view);
  });
  test.each(['/', '/signin'])('%s redirects to the dashboard', (path) => {
    expect(screenFor(path, member)).toEqual({ kind: 'redirect', to: '/dashboard', turnedAway: false });
  });
  test('an unknown path below the dashboard is not found, inside the shell', () => {
    expect(screenFor('/dashboard/nowhere', member)).toEqual({ kind: 'dashboard' });
    expect(findRoute(dashboardRoutes, '/dashboard/nowhere')?.route.name).toBe('notFound');
  });
});

describe('without a session', () => {
  test.each([...Object.keys(dashboard), '/dashboard/nowhere'])(
    '%s redirects to sign-in with a reason',
    (path) => {
      expect(screenFor(path, visitor)).toEqual({ kind: 'redirect', to: '/signin', turnedAway: true });
    },
  );
  test.each(['/', '/signin', '/signin/'])('%s shows sign-in', (path) => {
    expect(screenFor(path, visitor)).toMatchObject({ kind: 'public', view: 'signIn' });
  });
});

describe.each([
  ['with', member],
  ['without', visitor],
])('%s a session', (_, who) => {
  test.each(Object.entries(open))('%s shows %s', (path, view) => {
    expect(screenFor(path, who)).toMatchObject({ kind: 'public', view });
  });
  test('a reset link passes its token on', () => {
    expect(screenFor('/reset-password/abc', who)).toEqual({
      kind: 'public',
      view: 'resetPassword',
      params: { token: 'abc' },
    });
  });
  test.each([
    ['%252e%252e', '%2e%2e'],
    ['a%252Fb', 'a%2Fb'],
    ['a%20b', 'a b'],
    ['a%2Fb', 'a/b'],
    ['c2VjcmV0%3D%3D', 'c2VjcmV0=='],
    ['50%', '50%'],
  ])('the token in /reset-password/%s is decoded once, to %s', (part, token) => {
    expect(screenFor(`/reset-password/${part}`, who)).toMatchObject({ params: { token } });
  });
  test.each(['/nowhere', '/reset-password', '/signin/more', '/dashboards'])('%s is not found', (path) => {
    expect(screenFor(path, who)).toMatchObject({ kind: 'public', view: 'notFound' });
  });
});
