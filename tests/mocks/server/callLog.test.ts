import { describe, expect, test, vi } from 'vitest';
import { FaultInjection } from '#mocks/faultInjection.ts';
import { CallLog, MASK, toCurl } from '#mocks/server/callLog.ts';
import { jsonResponse } from '#mocks/server/responses.ts';

const ORIGIN = 'https://demo.example';

const post = (path: string, body: unknown, headers = {}) =>
  new Request(ORIGIN + path, { method: 'POST', body: JSON.stringify(body), headers });

const newest = (log: CallLog) => {
  const [call] = log.list();
  if (!call) throw new Error('no call was logged');
  return call;
};

describe('a call in the log', () => {
  test('has its status and bodies as the contract reads them, without secrets', async () => {
    const log = new CallLog();
    const seen = vi.fn();
    log.subscribe(seen);
    const request = post('/api/users/login', { identifier: 'trl-key', password: 'secret', more: 1 });
    const logResponse = log.begin('login', request, undefined, 5);
    expect(newest(log)).toMatchObject({ endpoint: 'login', at: 5, status: undefined, fault: undefined });
    expect(await newest(log).readBodies()).toEqual({
      sent: { identifier: MASK, password: MASK },
      received: undefined,
    });

    const reply = { message: 'Welcome', token: 'abc', user: { role: 'member', user_pk: 'trl-key' }, more: 1 };
    const response = logResponse(jsonResponse(200, reply));
    expect(newest(log).status).toBe(200);
    expect((await newest(log).readBodies()).received).toMatchObject({
      message: 'Welcome',
      token: MASK,
      user: { role: 'member', user_pk: MASK },
    });
    expect(JSON.stringify(await newest(log).readBodies())).not.toContain('more');
    expect(await response.json()).toEqual(reply);
    expect(await request.json()).toHaveProperty('password', 'secret');
    expect(seen).toHaveBeenCalledTimes(2);
  });

  test('is lost where its response was, and shows what breaks the contract', async () => {
    const log = new CallLog();
    const lost = log.begin('donate', post('/api/donations/process', 'nonsense'), undefined, 0);
    lost(Response.error());
    expect(newest(log).status).toBe(0);
    expect(await newest(log).readBodies()).toEqual({ sent: 'nonsense', received: undefined });
  });

  test('shows no token of an address', () => {
    const log = new CallLog();
    log.begin('resetPassword', post('/app/api/users/reset-password/abc', {}), undefined, 0);
    expect(newest(log).address).toBe(`/app/api/users/reset-password/${MASK}`);
  });

  test('names the fault that it met', () => {
    const log = new CallLog();
    const faults = new FaultInjection();
    faults.failNext('getStats', 'unanswered');
    log.begin('getStats', new Request(`${ORIGIN}/api/users/stats`), faults.consume('getStats'), 0);
    expect(newest(log)).toMatchObject({ fault: 'unanswered', status: undefined });
  });

  test('can be repeated in a shell, with the secrets left out', async () => {
    const log = new CallLog();
    const headers = { authorization: 'Bearer abc', 'idempotency-key': '"5a1e"' };
    log.begin('donate', post('/api/donations/process', { amount: 50 }, headers), undefined, 0);
    const { sent } = await newest(log).readBodies();
    expect(toCurl(newest(log), ORIGIN, sent)).toBe(
      [
        "curl -X POST 'https://demo.example/api/donations/process'",
        "  -H 'accept: application/json'",
        '  -H "authorization: Bearer $TOKEN"',
        `  -H 'idempotency-key: "5a1e"'`,
        "  -H 'content-type: application/json'",
        `  --data '{"amount":50}'`,
      ].join(' \\\n'),
    );
    expect(toCurl(newest(log), ORIGIN, { note: "it's" })).toContain(`--data '{"note":"it'\\''s"}'`);
  });
});

test('the log keeps the newest hundred calls, and can be emptied', () => {
  const log = new CallLog();
  for (let at = 0; at < 120; at++) {
    log.begin('getStats', new Request(`${ORIGIN}/api/users/stats`), undefined, at);
  }
  expect(log.list().map(({ at }) => at)).toEqual(Array.from({ length: 100 }, (_, index) => 119 - index));
  log.clear();
  expect(log.list()).toEqual([]);
});
