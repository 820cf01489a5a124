import { expect, test } from 'vitest';
import { readReturnPath, toSignInState } from '#src/app/returnPath.ts';

test.each([
  '/dashboard',
  '/dashboard/reports?tab=graph',
  '/dashboard/network?tab=team&team.q=a%20b%2Fc#row-7',
  '/DASHBOARD/Reports',
])('the sign-in leads back to %s', (address) => {
  expect(readReturnPath(toSignInState(address))).toBe(address);
});

test.each([
  '',
  '/',
  '/signin',
  '/dashboards',
  'dashboard',
  '//dashboard',
  '//host.example/dashboard',
  '/\\host.example/dashboard',
  '\\\\host.example',
  'https://host.example/dashboard',
  'javascript:alert(1)//dashboard',
  '/dashboard/../signup',
  '/dashboard/%2e%2e/signup',
  '/dashboard/%252e%252e/signup',
  '/dashboard/..%2f..%2fhost.example',
  '/dashboard//host.example',
  '/dashboard\\host.example',
  '/dashboard/%5Chost.example',
  '/dashboard?next=\\\\host.example',
  '/dashboard/ reports',
  '/dashboard/\nreports',
  '/dashboard/ümlaut',
  `/dashboard?q=${'a'.repeat(2000)}`,
])('the sign-in never leads to %j', (address) => {
  expect(toSignInState(address)).toBeNull();
  expect(readReturnPath({ returnTo: address })).toBeUndefined();
});

test.each([null, undefined, 7, '/dashboard', [], {}, { returnTo: null }, { returnTo: ['/dashboard'] }])(
  'a history state that is %j has no address to lead to',
  (state) => {
    expect(readReturnPath(state)).toBeUndefined();
  },
);
