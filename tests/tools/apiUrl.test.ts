import { expect, test } from 'vitest';
import { parseApiUrl } from './apiUrl';

test.each([
  [undefined, ''],
  ['', ''],
  ['/app/api/', '/app/api'],
  ['https://provider.example', 'https://provider.example'],
  ['https://provider.example:8443/v1/api//', 'https://provider.example:8443/v1/api'],
  ['http://[::1]:4300/api', 'http://[::1]:4300/api'],
])('a provider’s address of %j is %j', (value, expected) => {
  expect(parseApiUrl(value)).toBe(expected);
});

test.each([
  'provider.example/api',
  'localhost:4300/api',
  'api',
  '/',
  '//provider.example/api',
  'https://provider.example//api',
  'https://provider.example/api?version=1',
  'https://key:secret@provider.example/api',
  'ftp://provider.example/api',
  '/api /v1',
])('a provider’s address of %j is refused with a sentence', (value) => {
  expect(() => parseApiUrl(value)).toThrow(`VITE_API_URL is “${value}”, but it has to be`);
});
