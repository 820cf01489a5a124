import { afterEach, expect, test, vi } from 'vitest';
import { removeSessionCookies, writeSessionCookies } from '#src/browser/sessionCookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The texts of the cookies that are written on a page of this protocol. */
function watchCookies(protocol: 'http:' | 'https:'): readonly string[] {
  const written: string[] = [];
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      written.push(text);
    },
  });
  return written;
}

test('session cookies last for seven days, on their own site, below the base path, and on https only there', () => {
  const onHttps = watchCookies('https:');
  writeSessionCookies({ token: 'a b', role: 'user' });
  expect(onHttps).toEqual([
    'token=a%20b; Path=/; Max-Age=604800; SameSite=Strict; Secure',
    'role=user; Path=/; Max-Age=604800; SameSite=Strict; Secure',
  ]);
  const onHttp = watchCookies('http:');
  writeSessionCookies({ token: 'a', role: '' });
  removeSessionCookies();
  expect(onHttp).toEqual([
    'token=a; Path=/; Max-Age=604800; SameSite=Strict',
    'role=; Path=/; Max-Age=0; SameSite=Strict',
    'token=; Path=/; Max-Age=0; SameSite=Strict',
    'role=; Path=/; Max-Age=0; SameSite=Strict',
  ]);
});
