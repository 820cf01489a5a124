import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { areEarlyReadsAccepted, sendEarlyReads, withEarlyReads } from '#src/browser/earlyReads.ts';

const send = vi.fn<typeof fetch>();
beforeEach(() => {
  send.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('window', { earlyReads: undefined });
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => vi.unstubAllGlobals());

const PROFILE = '/api/users/profile';
const listSent = () => send.mock.calls.map(([input]) => input);
const sendAll = (token: unknown = 'mine') => sendEarlyReads('/api', JSON.stringify({ token, user: {} }));
const sendOrTakeOver: typeof fetch = (...given) => withEarlyReads()(...given);
const get = (token = 'mine', init: RequestInit = {}) =>
  sendOrTakeOver(PROFILE, { method: 'GET', headers: { authorization: `Bearer ${token}` }, ...init });

test('what Home shows first is asked for with the stored token, as any other call', () => {
  sendAll();
  expect(listSent()).toEqual([PROFILE, '/api/users/stats', '/api/stages']);
  for (const [, init] of send.mock.calls) {
    expect(init).toMatchObject({
      headers: { accept: 'application/json', authorization: 'Bearer mine' },
      credentials: 'include',
      cache: 'no-store',
    });
  }
});

test.each(['{', 'null', '{"user":{}}', '{"token":7}', '{"token":"a\\nb"}'])(
  'nothing is sent for what is stored as %s',
  (stored) => {
    sendEarlyReads('/api', stored);
    expect(send).not.toHaveBeenCalled();
  },
);

describe('an early read', () => {
  beforeEach(() => {
    sendAll();
    send.mockClear();
  });

  test('is taken over by the call that is the same, once', async () => {
    expect(await (await get()).text()).toBe('{}');
    expect(send).not.toHaveBeenCalled();
    await get();
    expect(listSent()).toEqual([PROFILE]);
  });

  test('is no answer to a call with another token, nor to one with a query', async () => {
    await get('another');
    await sendOrTakeOver(`${PROFILE}?x=1`, { method: 'GET', headers: { authorization: 'Bearer mine' } });
    expect(listSent()).toEqual([PROFILE, `${PROFILE}?x=1`]);
  });

  test('is dropped by a call that changes something, and after ten seconds', async () => {
    await sendOrTakeOver('/api/donations/process', { method: 'POST' });
    await get();
    sendAll();
    send.mockClear();
    vi.advanceTimersByTime(10_000);
    await get();
    expect(listSent()).toEqual([PROFILE]);
  });

  test('is accepted where all are answered with success', async () => {
    await vi.waitFor(() => expect(areEarlyReadsAccepted()).toBe(true));
    send.mockImplementation(async (url) => new Response('{}', { status: url === PROFILE ? 401 : 200 }));
    sendAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(areEarlyReadsAccepted()).toBe(false);
  });
});

test('an early read that has failed is sent anew by its call; a call that is aborted aborts it', async () => {
  send.mockRejectedValueOnce(new TypeError('no connection'));
  sendAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(await (await get()).text()).toBe('{}');

  send.mockImplementation(
    (_, { signal } = {}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  sendAll();
  const controller = new AbortController();
  const call = get('mine', { signal: controller.signal });
  controller.abort(new Error('left'));
  await expect(call).rejects.toThrow('left');
});
