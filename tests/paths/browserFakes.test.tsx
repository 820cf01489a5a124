import { afterEach, expect, test, vi } from 'vitest';
import { type BrowserFakes, installBrowserFakes } from '#src/demo/paths/browserFakes.ts';

let fakes: BrowserFakes | undefined;
const install = () => {
  fakes = installBrowserFakes();
  return fakes;
};
afterEach(() => {
  fakes?.restore();
});

test('cookies are recorded and written', () => {
  const { cookies } = install();
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
  document.cookie = 'noted=some-thing; Path=/; Max-Age=60; SameSite=Strict';
  expect(cookies.get('noted')).toEqual({ maxAge: 60, sameSite: 'Strict', secure: false });
  expect(document.cookie).toContain('noted=some-thing');
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'noted=; Path=/; Max-Age=0';
});

test('the clipboard is faked', async () => {
  const { getCopied } = install();
  await navigator.clipboard.writeText('an address');
  expect(getCopied()).toBe('an address');
});

test('a tick calls the intervals of a second or less', () => {
  const { tick } = install();
  const [short, long, cleared] = [vi.fn(), vi.fn(), vi.fn()];
  setInterval(short, 1000);
  setInterval(long, 1001);
  clearInterval(setInterval(cleared, 1000));
  tick();
  tick();
  expect([short, long, cleared].map(({ mock }) => mock.calls.length)).toEqual([2, 0, 0]);
});

test('listeners and intervals that are left at the end are returned', () => {
  const { restore } = install();
  const listen = () => undefined;
  window.addEventListener('focus', listen);
  window.addEventListener('storage', listen, { once: true });
  document.addEventListener('visibilitychange', listen);
  document.removeEventListener('visibilitychange', listen);
  setInterval(listen, 500);
  expect(restore()).toEqual(['focus', 'an interval of 500 ms']);
  window.removeEventListener('focus', listen);
});

test('restore removes all fakes', async () => {
  const own = () =>
    [window, document, navigator.clipboard].map((owner) => Object.getOwnPropertyNames(owner).sort().join());
  const before = own();
  const { setInterval: interval } = window;
  install().restore();
  expect(own()).toEqual(before);
  expect(window.setInterval).toBe(interval);
});
