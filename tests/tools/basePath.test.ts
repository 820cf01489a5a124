import { expect, test } from 'vitest';
import { parseBasePath } from './basePath';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['app', '/app/'],
  ['/app', '/app/'],
  ['app/', '/app/'],
  ['/teams/my-app.v2/', '/teams/my-app.v2/'],
])('a base path of %j is %s', (value, expected) => {
  expect(parseBasePath(value)).toBe(expected);
});

test.each([
  'https://host.example/app/',
  '//host.example/',
  '/app/../',
  '..',
  './',
  '/a b/',
  '/a?b/',
  '/%61/',
  '\\app',
])('a base path of %j is refused with a sentence', (value) => {
  expect(() => parseBasePath(value)).toThrow(
    `VITE_BASE_PATH is “${value}”, but it has to be a path as in /app/`,
  );
});
