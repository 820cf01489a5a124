import { expect, test } from 'vitest';
import { findCallProblem } from '#mocks/server/callRules.ts';

const headers = { accept: 'application/json', authorization: 'Bearer abc' };
const signal = new AbortController().signal;
const read = { headers, credentials: 'include', cache: 'no-store', signal } as const;
const profile = {
  call: 'GET /users/profile',
  url: '/api/users/profile',
  init: read,
  hasToken: true,
  deadlineMs: 30_000,
};
const body = JSON.stringify({ amount: 1.5, recipient_id: 'trl-abc' });
const sent = {
  ...headers,
  'content-type': 'application/json',
  'idempotency-key': '"0a1b2c3d-4e5f-4a6b-a7c8-9d0e1f2a3b4c"',
};
const transfer = {
  ...profile,
  call: 'POST /transfers/process',
  url: '/api/transfers/process',
  init: { ...read, method: 'POST', headers: sent, redirect: 'error', body } as RequestInit,
};

test('calls as the app makes them keep to the contract', () => {
  expect([findCallProblem(profile), findCallProblem(transfer)]).toEqual([null, null]);
});

test.each<[string, RequestInit, string]>([
  [
    'a token that is missing',
    { headers: { accept: headers.accept } },
    'has the headers accept, not accept, authorization',
  ],
  [
    'a header that nothing asks for',
    { headers: { ...headers, 'x-more': '1' } },
    'has the headers accept, authorization, x-more',
  ],
  ['another type that is accepted', { headers: { ...headers, accept: '*/*' } }, 'does not accept JSON'],
  [
    'credentials of the same origin only',
    { credentials: 'same-origin' },
    'is sent with credentials: same-origin',
  ],
  ['a redirect that is refused', { redirect: 'error' }, 'is sent with redirect: error'],
  ['a cache that may be used', { cache: 'default' }, 'is sent with cache: default'],
  ['a body that it has not', { body: '{}', headers: sent }, 'has the body {}, which breaks the contract'],
])('a read with %s is reported', (_, change, problem) => {
  expect(findCallProblem({ ...profile, init: { ...read, ...change } })).toContain(problem);
});

test.each<[string, RequestInit, string]>([
  ['no key', { headers: { ...headers, 'content-type': 'application/json' } }, 'has the headers'],
  [
    'a key that is no UUID in quotes',
    { headers: { ...sent, 'idempotency-key': 'k' } },
    'has the key k, which is no UUID in quotes',
  ],
  ['redirects that are followed', { redirect: 'follow' }, 'is sent with redirect: follow'],
  [
    'a body that breaks the contract',
    { body: '{"amount":1}' },
    'has the body {"amount":1}, which breaks the contract',
  ],
])('a movement of money with %s is reported', (_, change, problem) => {
  expect(findCallProblem({ ...transfer, init: { ...transfer.init, ...change } })).toContain(problem);
});

test('a call without a deadline, and one with another, are reported', () => {
  expect(findCallProblem({ ...profile, deadlineMs: undefined })).toContain('has a deadline of no ms');
  expect(findCallProblem({ ...profile, deadlineMs: 10_000 })).toContain(
    'has a deadline of 10000 ms, not of 30000 ms',
  );
});

test('a query and an endpoint that the contract does not have are reported', () => {
  expect(findCallProblem({ ...profile, url: '/api/users/profile?t=1' })).toContain('has the query t=1');
  expect(findCallProblem({ ...profile, call: 'GET /users/everybody' })).toBe(
    'The contract has no GET /users/everybody.',
  );
});
