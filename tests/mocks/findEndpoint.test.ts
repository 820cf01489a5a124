import { expect, test } from 'vitest';
import { findEndpoint } from '#mocks/findEndpoint.ts';

test.each([
  ['POST /users/login', 'login'],
  ['POST /users/reset-password/a%2Fb', 'resetPassword'],
])('%s is a call of the endpoint %s', (call, key) => {
  expect(findEndpoint(call)).toBe(key);
});

test.each(['GET /users/login', 'POST /users/reset-password', 'POST /users/reset-password/a/b'])(
  '%s is no call of the contract',
  (call) => {
    expect(() => findEndpoint(call)).toThrow(`The contract knows no call ${call}.`);
  },
);
