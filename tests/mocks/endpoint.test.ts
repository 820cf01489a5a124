import { expect, test } from 'vitest';
import { findEndpoint } from '#mocks/endpoint.ts';

test.each([
  ['POST /users/login', 'login'],
  ['POST /users/reset-password/a%2Fb', 'resetPassword'],
])('%s is a request to the endpoint %s', (requestLine, key) => {
  expect(findEndpoint(requestLine)).toBe(key);
});

test.each(['GET /users/login', 'POST /users/reset-password', 'POST /users/reset-password/a/b'])(
  '%s is not in the contract',
  (requestLine) => {
    expect(() => findEndpoint(requestLine)).toThrow(`The contract has no endpoint ${requestLine}.`);
  },
);
