import { afterEach, expect, test, vi } from 'vitest';
import { type BrowserFakes, installBrowserFakes } from '#src/demo/paths/browserFakes.ts';

let standIns: BrowserFakes | undefined;
const begin = () => {
  standIns = installBrowserFakes();
  return standIns;
};
afterEach(() => {
  standIns?.restore();
});

test('what is written to a cookie is noted, and written', () => {
  const { cookies } = begin();
  // biome-ignore lint/suspicious/noDocumentCookie: the app writes them this way, too
  document.cookie = 'noted=some-thing; Path=/; Max-Age=60; SameSite=Strict';
  expect(cookies.get('noted')).toEqual({ maxAge: 60, sameSite: 'Strict', secure: false });
  expect(document.cookie).toContain('noted=some-thing');
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'noted=; Path=/; Max-Age=0';
});

test('what is copied stays here', async () => {
  const { copied } = begin();
  await navigator.clipboard.writeText('an address');
  expect(copied()).toBe('an address');
});

test('an interval tells only when a second is counted, and only if it is no longer than that', () => {
  const { tick } = begin();
  const [short, long, over] = [vi.fn(), vi.fn(), vi.fn()];
  setInterval(short, 1000);
  setInterval(long, 1001);
  clearInterval(setInterval(over, 1000));
  tick();
  tick();
  expect([short, long, over].map(({ mock }) => mock.calls.length)).toEqual([2, 0, 0]);
});

test('what is still listened for or told at intervals in the end is named', () => {
  const { restore } = begin();
  const listen = () => undefined;
  window.addEventListener('focus', listen);
  window.addEventListener('storage', listen, { once: true });
  document.addEventListener('visibilitychange', listen);
  document.removeEventListener('visibilitychange', listen);
  setInterval(listen, 500);
  expect(restore()).toEqual(['focus', 'an interval of 500 ms']);
  window.removeEventListener('focus', listen);
});

test('everything is given back', async () => {
  const own = () =>
    [window, document, navigator.clipboard].map((owner) => Object.getOwnPropertyNames(owner).sort().join());
  const before = own();
  const { setInterval: interval } = window;
  begin().restore();
  expect(own()).toEqual(before);
  expect(window.setInterval).toBe(interval);
});
