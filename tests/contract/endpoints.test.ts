import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { findPersona } from '#mocks/seed/personas.ts';
import type { Client } from '#src/api/client.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { errorBody, readErrorBody } from '#src/contract/errors.ts';
import { createClientWith, type SignedIn, sendRaw, signIn, startSmallProvider } from './testProvider';
import { WITHDRAWAL_FIELDS } from './withdrawalFields';

let server: ProviderServer;
let member: SignedIn;
let anonymous: Client;

beforeAll(async () => {
  server = await startSmallProvider();
  member = await signIn(server, 'member');
  anonymous = createClientWith(server, null);
  await server.controls.deposit(findPersona('member').identifier, 1000);
});
afterAll(() => server.close());

type Key = keyof typeof endpoints;

async function resetToken(): Promise<string> {
  await anonymous.call(endpoints.forgotPassword, { body: { email: 'inactive@example.com' } });
  const [mail] = await server.controls.outbox();
  return mail?.path.split('/').at(-1) ?? '';
}

async function refresh() {
  const { identifier, passcode } = findPersona('newcomer');
  const body = { identifier, password: passcode };
  const session = await sendRaw(server, 'POST', '/users/login', { body });
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? '';
  const reply = await sendRaw(server, 'GET', '/v1/auth/refresh-token', { headers: { cookie } });
  return endpoints.refreshToken.reply.parse(await reply.json());
}

/** A valid request to each endpoint, through the app's client, which parses the reply. */
const validRequests: Record<Key, () => Promise<unknown>> = {
  login: () => signIn(server, 'leader'),
  register: () =>
    anonymous.call(endpoints.register, {
      body: { name: 'Ada', email: 'ada@example.com', password: 'secret', referral_code: null },
    }),
  forgotPassword: () => anonymous.call(endpoints.forgotPassword, { body: { email: 'member@example.com' } }),
  resetPassword: async () =>
    anonymous.call(endpoints.resetPassword, {
      params: { token: await resetToken() },
      body: { password: 'fresh', confirm_password: 'fresh' },
    }),
  refreshToken: refresh,
  getProfile: () => member.call(endpoints.getProfile, {}),
  updateProfile: () => member.call(endpoints.updateProfile, { body: { name: 'Miguel M.' } }),
  getDetails: () => member.call(endpoints.getDetails, {}),
  getReferrals: () => member.call(endpoints.getReferrals, {}),
  getActivityStats: () => member.call(endpoints.getActivityStats, {}),
  getActivityHistory: () => member.call(endpoints.getActivityHistory, {}),
  getTransactionHistory: () => member.call(endpoints.getTransactionHistory, {}),
  getDonationHistory: () => member.call(endpoints.getDonationHistory, {}),
  getTeamTree: () => member.call(endpoints.getTeamTree, { query: { stage: '2', status: 'active' } }),
  getTeamTreeChain: () => member.call(endpoints.getTeamTreeChain, {}),
  getTransferHistory: () => member.call(endpoints.getTransferHistory, {}),
  getStats: () => member.call(endpoints.getStats, {}),
  getPublicSettings: () => anonymous.call(endpoints.getPublicSettings, {}),
  getStages: () => member.call(endpoints.getStages, {}),
  processTransfer: () =>
    member.call(endpoints.processTransfer, {
      body: { amount: 1.00001, recipient_id: findPersona('leader').identifier },
    }),
  donate: () => member.call(endpoints.donate, { body: { amount: 60 } }),
  withdraw: () =>
    member.call(endpoints.withdraw, {
      body: { amount: 20, withdrawal_address: '0xabc', ...WITHDRAWAL_FIELDS },
    }),
  setWallet: () => member.call(endpoints.setWallet, { body: { wallet_address: '0xdef' } }),
  generateWallet: () => member.call(endpoints.generateWallet, {}),
};

interface InvalidRequest {
  readonly path?: string;
  readonly body?: unknown;
  readonly status?: number;
  readonly field?: string;
}

/** Invalid requests; the expected status is 400 by default. */
const invalidRequests: Partial<Record<Key, readonly InvalidRequest[]>> = {
  login: [
    { body: { password: 'x' }, field: 'identifier' },
    { body: { identifier: '  ', password: 'x' }, field: 'identifier' },
    { body: { identifier: 'nobody', password: 'x' }, status: 401 },
    { body: '{"identifier":' },
    { body: [] },
    {},
  ],
  register: [
    { body: { name: 'A', email: 'nonsense', password: 'x', referral_code: null }, field: 'email' },
    { body: { name: 'A', email: 'a@example.com', password: '', referral_code: null }, field: 'password' },
    { body: { name: 'A', email: 'a@example.com', password: 'x' }, field: 'referral_code' },
    {
      body: { name: 'A', email: 'a@example.com', password: 'x', referral_code: 'NO-SUCH' },
      status: 404,
      field: 'referral_code',
    },
    {
      body: { name: 'A', email: 'Leader@Example.com', password: 'x', referral_code: null },
      status: 409,
      field: 'email',
    },
  ],
  forgotPassword: [{ body: { email: 'nobody' }, field: 'email' }],
  resetPassword: [
    { body: { password: 'a', confirm_password: 'b' }, field: 'confirm_password' },
    { body: { password: 'a', confirm_password: 'a' }, field: 'token' },
  ],
  refreshToken: [{ status: 401 }],
  updateProfile: [
    { body: { name: ' ' }, field: 'name' },
    { body: { new_password: 'x' }, field: 'current_password' },
    { body: { current_password: 'wrong', new_password: 'x' }, status: 422, field: 'current_password' },
  ],
  getTeamTree: [{ path: '/users/team-tree?stage=11', field: 'stage' }],
  processTransfer: [
    { body: { amount: '5', recipient_id: 'x' }, field: 'amount' },
    { body: { amount: 5 }, field: 'recipient_id' },
    { body: { amount: -5, recipient_id: 'x' }, field: 'amount' },
    { body: { amount: 0.000001, recipient_id: 'x' }, field: 'amount' },
    { body: { amount: 5, recipient_id: 'nobody' }, status: 404, field: 'recipient_id' },
    {
      body: { amount: 5, recipient_id: findPersona('member').identifier },
      status: 422,
      field: 'recipient_id',
    },
    { body: { amount: 5e6, recipient_id: findPersona('leader').identifier }, status: 422, field: 'amount' },
  ],
  donate: [
    { body: { amount: 0 }, field: 'amount' },
    { body: { amount: 9 }, status: 422, field: 'amount' },
    { body: { amount: 5e6 }, status: 422, field: 'amount' },
  ],
  withdraw: [
    { body: { amount: 20, withdrawal_address: '', ...WITHDRAWAL_FIELDS }, field: 'withdrawal_address' },
    {
      body: { amount: 20, withdrawal_address: '0x', ...WITHDRAWAL_FIELDS, network: 'ETH' },
      field: 'network',
    },
    {
      body: { amount: 19.99999, withdrawal_address: '0x', ...WITHDRAWAL_FIELDS },
      status: 422,
      field: 'amount',
    },
    { body: { amount: 5e6, withdrawal_address: '0x', ...WITHDRAWAL_FIELDS }, status: 422, field: 'amount' },
  ],
  setWallet: [{ body: { wallet_address: 'x'.repeat(129) }, field: 'wallet_address' }],
};

const isKey = (key: string): key is Key => key in endpoints;
const keys = Object.keys(endpoints).filter(isKey);
const getPath = ({ path }: Endpoint) => path.replace(':token', 'wrong-token');
const filterByAccess = (access: Endpoint['access']) => keys.filter((key) => endpoints[key].access === access);

it('the contract has the 24 endpoints of the specification', () => {
  expect(keys).toHaveLength(24);
});

describe('a valid request gets a reply that matches the contract', () => {
  it.each(keys)('%s', async (key) => {
    await expect(validRequests[key]()).resolves.toBeDefined();
  });
});

const invalidCases = keys.flatMap((key) => (invalidRequests[key] ?? []).map((request) => ({ key, request })));

describe('an invalid request is refused with a message that names the field', () => {
  it.each(invalidCases)('$key $request', async ({ key, request }) => {
    const { path = getPath(endpoints[key]), body, status = 400, field } = request;
    const authorization = `Bearer ${member.token}`;
    const reply = await sendRaw(server, endpoints[key].method, path, { body, headers: { authorization } });
    const said = errorBody.parse(await reply.json());
    const error = readErrorBody(said);
    expect({ status: reply.status, field: said.field }).toEqual({ status, field });
    expect(error.message).toMatch(/^\S.*\w/);
    expect(error.error).toBe(error.message);
    // The sentence for an e-mail address says it as people do.
    if (status === 400 && field && field !== 'token')
      expect(error.message?.replace('e-mail', 'email')).toContain(field);
  });
});

describe('without a token', () => {
  it.each(filterByAccess('member'))('%s is refused with a 401', async (key) => {
    const { method } = endpoints[key];
    const body = method === 'GET' ? undefined : {};
    const reply = await sendRaw(server, method, getPath(endpoints[key]), { body });
    expect(reply.status).toBe(401);
    expect(readErrorBody(await reply.json()).message).toBe('Please sign in again.');
  });

  it.each(filterByAccess('member'))('%s is refused with a 401 when the token is unknown', async (key) => {
    const { method } = endpoints[key];
    const headers = { authorization: 'Bearer made-up' };
    const body = method === 'GET' ? undefined : {};
    expect((await sendRaw(server, method, getPath(endpoints[key]), { body, headers })).status).toBe(401);
  });
});

it('sets the demo header on every reply, errors included', async () => {
  const replies = [
    await sendRaw(server, 'GET', '/settings/public'),
    await sendRaw(server, 'GET', '/users/profile'),
    await sendRaw(server, 'POST', '/users/login', { body: '{' }),
  ];
  expect(replies.map((reply) => reply.headers.get('x-trellis-demo'))).toEqual(['1', '1', '1']);
});

it('logs a request that is not in the contract and replies with 501', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reply = await sendRaw(server, 'GET', '/users/nonsense');
  expect(reply.status).toBe(501);
  expect(logged).toHaveBeenCalledWith('The provider has no GET /api/users/nonsense.');
  logged.mockRestore();
});
