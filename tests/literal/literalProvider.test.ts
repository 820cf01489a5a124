import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import { NOW, sendRaw } from '../contract/testProvider';
import { readOptions } from './literalOptions';
import { startLiteralProvider } from './literalProvider';

const ORIGIN = 'http://localhost:5173';
const { identifier, passcode: password } = findPersona('member');
let server: ProviderServer;

beforeEach(async () => {
  server = await startLiteralProvider(
    { money: 'text', role: 'Team Leader' },
    { members: 40, now: () => NOW },
  );
});
afterEach(() => server.close());

const signIn = (headers: Record<string, string> = {}) =>
  sendRaw(server, 'POST', '/users/login', { body: { identifier, password }, headers });

async function readToken(response: Response): Promise<string> {
  const body: unknown = await response.json();
  return typeof body === 'object' && body && 'token' in body ? String(body.token) : '';
}

describe('the literal provider', () => {
  test('answers over HTTP with its variants and without the sample provider’s header', async () => {
    const response = await signIn();
    expect(response.headers.get('x-trellis-demo')).toBeNull();
    expect(response.headers.get('set-cookie')).toMatch(/^refresh_token=/);
    const body: unknown = await response.clone().json();
    expect(body).toMatchObject({
      user: { role: 'Team Leader', last_donation: expect.stringMatching(/\.\d{5}$/) },
    });
    const headers = { authorization: `Bearer ${await readToken(response)}` };
    const settings = await sendRaw(server, 'GET', '/settings/public', { headers });
    expect(await settings.json()).toEqual({});
  });

  test('refuses with the status and the sentence of the sample provider', async () => {
    const response = await sendRaw(server, 'POST', '/users/login', {
      body: { identifier, password: 'wrong' },
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'Invalid private key or passcode.' });
  });

  test('moves money once for each request', async () => {
    await server.controls.deposit(identifier, 100);
    const headers = { authorization: `Bearer ${await readToken(await signIn())}` };
    const count = () => server.world.database.transfer.count();
    const before = count();
    const body = { amount: 5, recipient_id: findPersona('leader').identifier };
    const response = await sendRaw(server, 'POST', '/transfers/process', { body, headers });
    expect(await response.json()).toMatchObject({ success: true, data: { amount: '5.00000' } });
    expect(count()).toBe(before + 1);
  });

  test('lets pages of this machine call with credentials, and no others', async () => {
    const allowed = await signIn({ origin: ORIGIN });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    const foreign = await signIn({ origin: 'http://localhost.example.com' });
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('allows the headers that a preflight asks for', async () => {
    const headers = { origin: ORIGIN, 'access-control-request-headers': 'authorization,idempotency-key' };
    const preflight = await sendRaw(server, 'OPTIONS', '/transfers/process', { headers });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,idempotency-key');
  });
});

describe('the options', () => {
  test('are none by default, on port 4300', () => {
    expect(readOptions([])).toEqual({ port: 4300, seed: undefined, members: undefined, variants: {} });
  });

  test('can be combined', () => {
    const words =
      '--port 0 --seed 3 --members 50 --money text --dates epoch-ms --nested-tree --nulls --stages text --wrapped --case upper --success text --levels 1 --without-self --role absent';
    expect(readOptions(words.split(' '))).toEqual({
      port: 0,
      seed: 3,
      members: 50,
      variants: {
        money: 'text',
        dates: 'epoch-ms',
        nestedTree: 'root',
        nulls: true,
        stages: 'text',
        wrapped: true,
        case: 'upper',
        success: 'text',
        levels: '1',
        withoutSelf: true,
        role: 'absent',
      },
    });
    expect(readOptions(['--nested-tree', 'list']).variants).toEqual({ nestedTree: 'list' });
  });
});
