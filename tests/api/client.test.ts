import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createClient } from '#src/api/client.ts';
import { ApiError, isRefused, MalformedReplyError, serverText } from '#src/api/errors.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { parseJson } from '#src/api/parseJson.ts';
import { partialLists } from '#src/api/partialLists.ts';
import { getActivityStats } from '#src/contract/activities.ts';
import { forgotPassword, login, register, resetPassword } from '#src/contract/auth.ts';
import { getDetails } from '#src/contract/details.ts';
import { donate } from '#src/contract/donations.ts';
import { listSentences, readErrorBody } from '#src/contract/errors.ts';
import { getStages } from '#src/contract/stages.ts';
import { getTransactionHistory, withdraw } from '#src/contract/transactions.ts';
import { processTransfer } from '#src/contract/transfers.ts';
import { getProfile, getStats, updateProfile } from '#src/contract/users.ts';
import { generateWallet } from '#src/contract/wallet.ts';
import { WITHDRAWAL_FIELDS } from '../contract/withdrawalFields';

interface Sent {
  readonly key: string | null;
  readonly redirect: RequestRedirect | undefined;
  readonly token: string | null;
}

/** A client whose provider answers with these statuses and bodies, in turn, and what it has sent. */
function createTestClient(
  answers: readonly (readonly [status: number, body: unknown])[],
  sendsKeys?: boolean,
  marks: { readonly redirected?: true } = {},
) {
  const sent: Sent[] = [];
  const caches: (RequestCache | undefined)[] = [];
  const left = [...answers];
  let token = 'old';
  const client = createClient({
    baseUrl: '/api',
    fetch: async (_, { headers, redirect, cache } = {}) => {
      const given = new Headers(headers);
      caches.push(cache);
      sent.push({ key: given.get('idempotency-key'), redirect, token: given.get('authorization') });
      const [status, body] = left.shift() ?? [200, {}];
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const response = new Response(text, { status, statusText: 'Not this.' });
      return marks.redirected ? Object.defineProperty(response, 'redirected', { value: true }) : response;
    },
    session: {
      getToken: () => token,
      onUnauthorized: async () => {
        token = 'new';
        return token;
      },
    },
    ...(sendsKeys === undefined ? {} : { sendsKeys }),
  });
  return { client, sent, caches };
}

const KEY = '8e03978e-40d5-43dd-bc93-6894a57f9324';
const ACCEPTED = [200, { success: true }] as const;

describe('a call that must not be carried out twice', () => {
  test.each([
    ['a transfer', processTransfer],
    ['a donation', donate],
    ['a withdrawal', withdraw],
    ['a registration', register],
  ])('%s is not sent without a key', (_, { needsIdempotencyKey }) => {
    expect(needsIdempotencyKey).toBe(true);
  });

  test('has its key as a string of structured fields, and follows no redirect', async () => {
    const { client, sent } = createTestClient([ACCEPTED]);
    await client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY });
    expect(sent).toEqual([{ key: `"${KEY}"`, redirect: 'error', token: 'Bearer old' }]);
  });

  test('is rejected before it is sent where it has no key', async () => {
    const { client, sent } = createTestClient([ACCEPTED]);
    await expect(client.call(donate, { body: { amount: 25 } })).rejects.toThrow('needs an Idempotency-Key');
    expect(sent).toEqual([]);
  });

  test('answered 401 is repeated once, with the new token and the same key', async () => {
    const { client, sent } = createTestClient([[401, {}], ACCEPTED]);
    await client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY });
    expect(sent.map(({ key, token }) => [key, token])).toEqual([
      [`"${KEY}"`, 'Bearer old'],
      [`"${KEY}"`, 'Bearer new'],
    ]);
  });

  test.each([
    [419, { message: 'CSRF token mismatch.' }],
    [440, ''],
    [401, { detail: 'Invalid authentication credentials' }],
    [403, { message: 'Invalid or expired token' }],
    [403, { error: 'jwt expired' }],
    [403, { message: 'Forbidden', error: 'Token has been revoked' }],
    [403, { detail: 'Authentication credentials were not provided.' }],
    [200, { success: false, code: 401 }],
    [200, { statusCode: 401, message: 'Unauthorized' }],
  ])('answered %d with %j is repeated once, with the new token', async (status, body) => {
    const { client, sent } = createTestClient([[status, body], ACCEPTED]);
    await client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY });
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  });

  test.each([
    [403, { message: 'Your account may not donate.' }],
    [400, { message: 'Invalid session of the draw' }],
    [403, { message: 'Unauthorized access' }],
    [403, { message: 'OTP token is required' }],
    [403, { message: 'CSRF token missing or invalid' }],
    [403, { message: 'Invalid token contract address.' }],
    [403, { message: 'Invalid 2FA token' }],
    [403, { message: 'Invalid captcha token' }],
    [403, { message: 'Invalid token symbol' }],
    [403, { message: 'No token allowance set for this wallet' }],
    [403, { message: 'You have no USDT token in this wallet.' }],
    [403, { message: 'Invalid BEP20 token' }],
    [200, { success: false, code: 403 }],
  ])('answered %d with %j is not repeated', async (status, body) => {
    const { client, sent } = createTestClient([[status, body], ACCEPTED]);
    await expect(client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY })).rejects.toThrow(
      ApiError,
    );
    expect(sent).toHaveLength(1);
  });

  test.each([
    { data: { _id: '1', amount: 25, code: 401 } },
    { txn_id: 'R1', amount: '25 BUSD', code: '401', status: 'new' },
    { data: { reference_id: 'R1', amount: 25, code: 401 } },
    { transfer_id: 'T-1', amount: '25', status: '401' },
    { result: { reference: 'R-1', amount: 25, status_code: 412 } },
    { status: 'success', code: 401, data: { _id: '1', amount: 25 } },
    { success: 'accepted', code: 401 },
    { result: 'ok', status: 404 },
    { ok: true, code: 401 },
    { message: 'Donation successful', code: 401 },
    { error: false, message: 'Donation made', code: 503 },
    { code: 401, message: 'Donation made successfully!', state: 'failed' },
    { code: 401, message: 'Donation made successfully! Thank you.' },
    { code: 401, status: 'processed' },
    { code: 401, data: { _id: '1', amount: 25, status: 'pending' } },
  ])('answered 200 with %j is sent once, and leaves open what became of it', async (body) => {
    const { client, sent } = createTestClient([[200, body], ACCEPTED]);
    await expect(client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY })).rejects.toThrow(
      MalformedReplyError,
    );
    expect(sent).toHaveLength(1);
  });

  test.each([
    { success: true, code: 440, data: { amount: 5 } },
    { success: true, status: 401, data: { amount: 5 } },
    { success: true, code: 401 },
  ])('accepted with %j is sent once', async (body) => {
    const { client, sent } = createTestClient([[200, body], ACCEPTED]);
    await client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY });
    expect(sent).toHaveLength(1);
  });

  test('has no key in a build without keys, of which the console warns, and still follows no redirect', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { client, sent } = createTestClient([ACCEPTED], false);
    await client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY });
    expect(sent).toEqual([{ key: null, redirect: 'error', token: 'Bearer old' }]);
    expect(warned.mock.calls).toEqual([[expect.stringContaining('sends no Idempotency-Key')]]);
    warned.mockRestore();
  });
});

describe('a read', () => {
  const stats = [200, { data: {} }] as const;

  test.each([
    [400, { message: 'jwt expired' }],
    [500, { error: 'TokenExpiredError: jwt expired' }],
    [200, { success: false, message: 'Token has expired' }],
    [200, { message: 'Unauthenticated.' }],
    [400, { message: 'No token provided.' }],
  ])('answered %d with %j is repeated once, with the new token', async (status, body) => {
    const { client, sent } = createTestClient([[status, body], stats]);
    await client.call(getActivityStats, {});
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  });

  test.each([
    [403, '<html><h1>403 Forbidden</h1></html>'],
    [403, { message: 'Your account is suspended.' }],
    [403, { code: 'STAGE_LOCKED' }],
    [403, { message: 'Forbidden' }],
    [400, { message: 'Invalid 2FA token' }],
    [400, { message: 'The range is invalid.' }],
    [200, { success: false, message: 'Not available.' }],
  ])('answered %d with %j is not repeated', async (status, body) => {
    const { client, sent } = createTestClient([[status, body], stats]);
    await expect(client.call(getActivityStats, {})).rejects.toThrow(ApiError);
    expect(sent).toHaveLength(1);
  });

  test.each([
    '',
    { timestamp: '2026-11-27T10:00:00Z', status: 403, error: 'Forbidden', path: '/api' },
    { statusCode: 403, message: 'Forbidden resource' },
    { code: 'FORBIDDEN' },
  ])('of the own profile that is answered 403 without a reason, %j, is repeated once', async (body) => {
    const { client, sent } = createTestClient([
      [403, body],
      [403, { code: 'STAGE_LOCKED' }],
    ]);
    await expect(client.call(getProfile, {})).rejects.toMatchObject({ status: 403 });
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  });

  test('answered 204 has nothing to read: a history without rows, and no profile', async () => {
    const client = createClient({ baseUrl: '/api', fetch: async () => new Response(null, { status: 204 }) });
    await expect(client.call(getTransactionHistory, {})).resolves.toEqual({ data: { transactions: [] } });
    await expect(client.call(getStages, {})).resolves.toEqual([]);
    for (const endpoint of [getProfile, getStats, getDetails])
      await expect(client.call(endpoint, {})).rejects.toThrow(MalformedReplyError);
  });

  test.each([
    [503, '<html>Maintenance</html>'],
    [404, 'Not found'],
  ])('that is led to a page with the status %d, %s, is not repeated', async (status, page) => {
    const { client, sent } = createTestClient([[status, page], stats], true, { redirected: true });
    await expect(client.call(getActivityStats, {})).rejects.toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });

  test('that is led to a page is repeated once, with the new token', async () => {
    const page = [200, '<html>Sign in</html>'] as const;
    const { client, sent } = createTestClient([page, stats], true, { redirected: true });
    await client.call(getActivityStats, {});
    expect(sent.map(({ token }) => token)).toEqual(['Bearer old', 'Bearer new']);
  });
});

test.each([
  ['Current password is incorrect', 1],
  ['Invalid password.', 1],
  ['The passwords do not match: wrong current passcode', 1],
  ['Invalid credentials', 1],
  ['Passwords do not match', 1],
  ['Old password not matched', 1],
  ['Bad current passcode', 1],
  ['Unauthorized', 2],
  ['You changed your password recently! Please log in again.', 2],
  ['Invalid token. Please sign in with your password again.', 2],
])('a change of the passcode that is answered 401 with “%s” is sent %d times', async (sentence, times) => {
  const refusal = [401, { message: sentence }] as const;
  const { client, sent } = createTestClient([refusal, refusal]);
  const body = { current_password: 'a', new_password: 'b' };
  await expect(client.call(updateProfile, { body })).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(times);
});

test('a key is a random UUID of version 4', () => {
  const keys = Array.from({ length: 100 }, createIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

const answeredWith = (body: unknown) => createTestClient([[200, body]]).client;

/** Every form of the app; login's replies need a body that would otherwise be accepted. */
const forms = {
  transfer: (body: unknown) =>
    answeredWith(body).call(processTransfer, {
      body: { amount: 1, recipient_id: 'pk' },
      idempotencyKey: KEY,
    }),
  donation: (body: unknown) => answeredWith(body).call(donate, { body: { amount: 1 }, idempotencyKey: KEY }),
  withdrawal: (body: unknown) =>
    answeredWith(body).call(withdraw, {
      body: { amount: 1, withdrawal_address: '0x1', ...WITHDRAWAL_FIELDS },
      idempotencyKey: KEY,
    }),
  profile: (body: unknown) => answeredWith(body).call(updateProfile, { body: {} }),
  forgot: (body: unknown) => answeredWith(body).call(forgotPassword, { body: { email: 'a@example.com' } }),
  reset: (body: unknown) =>
    answeredWith(body).call(resetPassword, {
      params: { token: 't' },
      body: { password: 'p', confirm_password: 'p' },
    }),
  registration: (body: unknown, status = 200) =>
    createTestClient([[status, body]]).client.call(register, {
      body: { name: 'n', email: 'a@example.com', password: 'p', referral_code: null },
      idempotencyKey: KEY,
    }),
  login: (body: unknown) => answeredWith(body).call(login, { body: { identifier: 'pk', password: 'p' } }),
  wallet: (body: unknown) => answeredWith(body).call(generateWallet, {}),
};

const failureOf = (replying: Promise<unknown>): Promise<unknown> =>
  replying.then(
    () => undefined,
    (failure: unknown) => failure,
  );

describe.each(Object.entries(forms))('a 200 to %s', (_, send) => {
  test.each([
    { success: false },
    { success: 'false' },
    { success: 0 },
    { error: 'No.' },
    { error: true },
    { error: { code: 7 } },
    { status: 'error' },
    { status: 'FAIL' },
    { status: 'failed' },
    { status: 'Rejected' },
    { ok: false },
    { ok: 'false' },
    { errors: ['No.'] },
    { errors: { amount: ['No.'] } },
    { status: 400 },
    { statusCode: '422' },
    { code: 503 },
    { data: { success: false } },
    { data: { status: 'failed', transfer_id: 'T-1', amount: 1 } },
    { status: 'unsuccessful' },
    { status: 'cancelled' },
    { status: 'KO' },
    { isSuccess: false },
    { succeeded: 'false' },
    { result: false },
    { result: { success: false } },
    { data: { result: { success: false } } },
    { type: 'error' },
    { status_code: 400 },
    { data: { errorCode: 'E12', errorMessage: 'Not today.' } },
    { error_code: 'INSUFFICIENT_FUNDS' },
    { Success: false },
    { meta: { code: 400, status: 'error' }, data: null },
    { isError: true },
    { failed: true },
    { Status: 'STATUS_FAILED' },
    { result: { error: { code: 7 } } },
    { ok: true, errors: ['No.'] },
    { ok: true, error_code: 'E1' },
    { ok: true, meta: { code: 400 } },
    { data: { _id: '1', amount: 1, status: 'failed', attributes: { network: 'BSC' } } },
    { data: { _id: '1', amount: 1, status: 'failed', node: { name: 'bsc-1' } } },
    { Success: true, success: false },
    { success: false, Success: true },
    { status: 'failed', Status: 'OK' },
    { statusCode: 400, data: { status_code: 200 } },
    { Success: false, SUCCESS: true },
    { Success: false, success: null },
    { success: null, Success: false },
    { data: { id: 'req-1', response: { success: false } } },
    { data: { id: 'req-1', data: { success: false } } },
  ])('with %j is a refusal', async (mark) => {
    const failure = await failureOf(send({ message: 'Not today.', ...mark }));
    expect(failure).toBeInstanceOf(ApiError);
    expect(serverText(failure, 'message')).toBe('Not today.');
  });
});

test.each(['profile', 'forgot', 'reset', 'registration', 'login', 'wallet'] as const)(
  'a word of success beside a fault does not make a success of a %s: only of a movement it leaves open what became of it',
  async (form) => {
    for (const mark of [
      { status: 'OK', statusCode: 422 },
      { ok: true, code: 400 },
      { status: 'success', error: 'Not today.' },
      ...[{ error: { code: 200, message: 'OK' } }, { error: 'NA' }, { error: '-' }],
    ])
      expect(await failureOf(forms[form]({ ...mark, message: 'Not today.' }))).toBeInstanceOf(ApiError);
    const result = { error: 'NA', message: 'Not today.' };
    const failure = await failureOf(forms[form]({ message: 'success', result }));
    expect(serverText(failure, 'message')).toBe('Not today.');
  },
);

test.each([
  {},
  { error: null },
  { error: '' },
  { error: ' ' },
  { error: false },
  { error: 'false' },
  { error: 0 },
  { error: [] },
  { error: {} },
  { status: 'success' },
  { status: 200 },
  { status: null },
  { ok: true },
  { ok: null },
  { errors: [] },
  { errors: {} },
  { code: 200 },
  { code: 'E400' },
  { ok: false },
  { errors: ['A warning.'] },
  { status: 400 },
  { error: { code: 0, message: '' } },
  { error: [null] },
])('a 200 with %j is no refusal', async (mark) => {
  expect(await failureOf(forms.donation({ success: true, ...mark }))).toBeUndefined();
});

test.each(['ok', { code: 'NA', description: null, reason: null }, { code: 'OK', message: 'success' }])(
  'an error that says %j beside the record of a movement is none',
  async (error) => {
    const record = { id: 'payout-1', amount: 12, status: 'processing', error };
    expect(await failureOf(forms.donation(record))).toBeUndefined();
  },
);

test.each([[['Solde insuffisant']], [{ fr: 'Solde insuffisant' }], [{ text: ['Solde insuffisant'] }]])(
  'the sentence of a movement is found in %j',
  async (message) => {
    for (const send of [forms.transfer, forms.donation, forms.withdrawal])
      await expect(send({ message })).resolves.toHaveProperty('message', 'Solde insuffisant');
    const inside = forms.withdrawal({ data: { message } });
    await expect(inside).resolves.toHaveProperty('message', 'Solde insuffisant');
  },
);

test.each([
  { msg: 'Withdrawal requested' },
  { detail: 'Withdrawal requested' },
  { messages: ['Withdrawal requested'] },
  { data: { reason: 'Withdrawal requested' } },
  'Withdrawal requested',
])(
  'a 200 to a movement of money with nothing but %j leaves open what became of it, and is told',
  async (body) => {
    for (const send of [forms.transfer, forms.donation, forms.withdrawal])
      expect(await failureOf(send(body))).toMatchObject({
        name: 'MalformedReplyError',
        sentence: 'Withdrawal requested',
      });
  },
);

test.each([
  { success: true, error: 'The receipt could not be mailed.' },
  { status: 'success', error: 'The receipt could not be mailed.' },
  ...[{ result: 'ok' }, { status: 'success' }].flatMap((success) => [
    ...[{ status_code: 422 }, { type: 'error' }, { meta: { code: 400 } }].map((fault) => ({
      ...success,
      ...fault,
    })),
  ]),
  { success: true, result: { success: false, message: 'Not today.', data: {} } },
  { success: true, data: { status: 'failed' } },
  { success: true, data: { _id: '1', amount: 1, status: 'failed', attributes: { network: 'BSC' } } },
  { success: true, data: { _id: '1', amount: 1, status: 'failed', node: { name: 'bsc-1' } } },
  { success: true, data: { status: 3 } },
  { d: '{"Amount":50,"Id":"1","IsSuccess":false}' },
  { success: true, status: 'Insufficient funds' },
  { code: 1001, data: null },
  { code: 'INSUFFICIENT_FUNDS' },
  { status: 'on hold' },
  { result: 'E-17' },
])('a 200 to a movement of money with %j leaves open what became of it', async (mark) => {
  for (const send of [forms.transfer, forms.donation, forms.withdrawal]) {
    const failure = await failureOf(send({ message: 'Not today.', ...mark }));
    expect(failure).toBeInstanceOf(MalformedReplyError);
    expect(failure).toHaveProperty('sentence', expect.stringMatching(/^(Not today|The receipt)/));
  }
});

test.each([
  {},
  { status: 'OK' },
  { status: 1 },
  { status: 'pending' },
  { success: true, data: { status: 'pending', succeeded: false } },
  { data: { status: 'pending', approved: false } },
  { resultCode: '10000' },
  { code: 0 },
  { code: '00' },
  { code: 201 },
  { result: 'success' },
  { errorCode: 0, errorMessage: '' },
  { data: { code: 'W-17', status: 'on hold' } },
])('a 200 to a withdrawal with a message and %j is no refusal, and leaves nothing open', async (mark) => {
  expect(await failureOf(forms.withdrawal({ message: 'Received.', ...mark }))).toBeUndefined();
});

test('the address of a deposit is read in another envelope, whatever else is beside it', async () => {
  const given = { result: { wallet_address: '0x1' }, took: 3 };
  expect(await forms.wallet(given)).toMatchObject({ data: { wallet_address: '0x1' } });
});

test('success beside an error tells a new member the private key', async () => {
  const user = { user_pk: 'pk-1' };
  for (const error of [{ code: 0, message: null }, 'The welcome mail could not be sent.']) {
    expect(await forms.registration({ success: true, error, user })).toMatchObject({ user });
  }
});

test.each([
  { message: 'Account created', user: { user_pk: 'pk-1' }, error: 'The e-mail could not be sent' },
  { success: false, user: { user_pk: 'pk-1' } },
  { user_pk: 'pk-1', user: { name: 'Petra' } },
  { data: { user_pk: 'pk-1', user: { name: 'Petra' } } },
  { user: [{ user_pk: 'pk-1' }] },
  { data: { user_pk: 'pk-1', status: 'blocked' } },
  { data: { user_pk: 'pk-1', attributes: { a: 1 } } },
  { data: { user_pk: 'pk-1', node: { parent: 'pk-2' } } },
  { user: { user_pk: null, userPk: 'pk-1' } },
  { user: { userPk: 'pk-1', user_pk: null } },
  { result: { id: 'q-1', data: { user: { user_pk: 'pk-1' } } } },
  { response: { date: '2025-03-05', data: { user_pk: 'pk-1' } } },
  { data: { uuid: 'q-1', result: { user: { user_pk: 'pk-1' } } } },
  { data: { id: 'u-1', type: 'user', version: 1, attributes: { user_pk: 'pk-1' } } },
  { status: 'unheard of', outcome: 'failed', response: { success: true, user: { user_pk: 'pk-1' } } },
  { user: '{"userPk":"pk-1"}' },
  { data: { user: { user_pk: 'pk-1' } }, user: null },
  { data: { user_pk: 'pk-1', user: 'Petra' } },
  { user: { data: { user_pk: 'pk-1' } } },
  { user: { id: '1', type: 'users', attributes: { user_pk: 'pk-1' } } },
  { user_pk: 'pk-1', user: { user_pk: null } },
])('%j tells a new member the private key', async (body) => {
  expect(await forms.registration(body)).toMatchObject({ user: { user_pk: 'pk-1' } });
});

test('a fault of the server beside the private key of a new member tells it, and a refusal does not', async () => {
  const body = { error: 'The welcome mail could not be sent.', user: { user_pk: 'pk-1' } };
  for (const status of [500, 502])
    expect(await forms.registration(body, status)).toMatchObject({ user: { user_pk: 'pk-1' } });
  for (const status of [302, 400, 409])
    await expect(forms.registration(body, status)).rejects.toMatchObject({ status });
});

test.each([
  [{ code: 504 }, false],
  [{ status: '503', error: 'Bad gateway' }, false],
  [{ statusCode: 409, data: {} }, false],
  [{ status: 422 }, true],
  [{ ok: false }, true],
  [{ success: false, code: 503 }, true],
  [{ success: false, statusCode: 503, message: 'Service Unavailable' }, false],
  [{ error: { code: 503, message: 'Not now.' } }, false],
  [{ status: 'error', error: { code: '502' } }, false],
  [{ success: false, message: 'Insufficient balance', error: { code: 501 } }, true],
  [{ success: false, status: null, error: { code: '550' } }, true],
  [{ error: { code: '510', message: 'Insufficient balance' } }, true],
  [{ errorType: 'Runtime.ExitError', errorMessage: 'signal: killed' }, false],
])('a 200 to a withdrawal with %j says that it was not carried out: %j', async (mark, isTold) => {
  const failure = await failureOf(forms.withdrawal({ message: 'Not today.', ...mark }));
  expect(failure).toBeInstanceOf(ApiError);
  expect(isRefused(failure)).toBe(isTold);
});

test('a code beside the message of a refusal is read by the rules about money, and not shown', async () => {
  const said = readErrorBody({ error: 'duplicate_request', message: 'This could not be accepted.' });
  expect(listSentences(said)).toContain('duplicate request');
  expect(serverText(new ApiError(400, said))).toBe('This could not be accepted.');
  expect(serverText(new ApiError(500, { message: 'SQLSTATE[23000]: insert into users' }))).toBeUndefined();
});

describe('the sentence of a refusal', () => {
  const refusedWith = (body: unknown) =>
    failureOf(
      createTestClient([[422, body]]).client.call(donate, { body: { amount: 1 }, idempotencyKey: KEY }),
    );

  test.each([
    [{ message: ' Too little. ' }, 'Too little.'],
    [{ error: ' ', message: 'Too little.' }, 'Too little.'],
    [{ error: true, message: 'Too little.' }, 'Too little.'],
    [{ error: 'Too little.', message: null }, 'Too little.'],
    [{ error: null, message: ['Too little.', 'Too late.'] }, 'Too little.'],
    [{ errors: ['Too little.'] }, 'Too little.'],
    [{ error: { code: 7, message: 'Too little.' } }, 'Too little.'],
    [{ error: {}, message: 7, errors: [{ message: 'Too little.' }] }, 'Too little.'],
    [{ errors: { message: ['Too little.'] } }, 'Too little.'],
    [{ errors: { amount: ['Too little.'], network: ['Unknown.'] } }, 'Too little.'],
    [{ type: 'about:blank', title: 'Unprocessable', detail: 'Too little.', status: 422 }, 'Too little.'],
    [{ success: false, data: { error: 'Too little.' } }, 'Too little.'],
    [{ success: false, data: { message: 'Too little.' } }, 'Too little.'],
    [{ statusCode: 422, error: 'Unprocessable Entity', message: 'Too little.' }, 'Too little.'],
    [{ status: 422, error: 'Unprocessable Entity', message: ['Too little.'] }, 'Too little.'],
    [{ status: 422, error: 'Too little.' }, 'Too little.'],
    [{ errors: [{ msg: 'Too little.', path: 'amount' }] }, 'Too little.'],
    [{ errors: [{ status: '422', title: 'Invalid', detail: 'Too little.' }] }, 'Too little.'],
    [{ amount: ['Too little.'], network: ['Unknown.'] }, 'Too little.'],
    [{ detail: [{ loc: ['body', 'amount'], msg: 'Too little.' }] }, 'Too little.'],
    [{ type: 'about:blank', title: 'Too little.', status: 422 }, 'Too little.'],
    [{ msg: 'Too little.' }, 'Too little.'],
    [{ message: 'The given data was invalid.', errors: { amount: ['Too little.'] } }, 'Too little.'],
    [{ reason: 'Too little.' }, 'Too little.'],
    [{ error: 'invalid_request', error_description: 'Too little.' }, 'Too little.'],
    [['Too little.'], 'Too little.'],
    [{ error: 'Unauthorized', message: 'Too little.' }, 'Too little.'],
    [{ error: 'ValidationError', message: 'Too little.' }, 'Too little.'],
    [{ error: 'amount_too_small', message: 'Too little.' }, 'Too little.'],
    [{ error: 'Unprocessable Entity', errors: { amount: [], network: ['Too little.'] } }, 'Too little.'],
    [{ errors: { formErrors: [], fieldErrors: { amount: ['Too little.'] } } }, 'Too little.'],
    [{ Message: 'Too little.' }, 'Too little.'],
    [{ message: '[{"code":"too_small","message":"Too little."}]' }, 'Too little.'],
    [{ message: '<strong>Too</strong> little.' }, 'Too little.'],
    [{ status: 'fail', data: { amount: 'Too little.' } }, 'Too little.'],
    [{ success: false, message: 'Validation Error.', data: { amount: ['Too little.'] } }, 'Too little.'],
    [{ error: 'Validation error', details: [{ message: 'Too little.', path: ['amount'] }] }, 'Too little.'],
    [{ error: { name: 'ValidationError', details: [{ message: 'Too little.' }] } }, 'Too little.'],
    [
      {
        ...{ statusCode: 400, error: 'Bad Request' },
        message: [{ property: 'a', children: [{ property: 'b', constraints: { min: 'Too little.' } }] }],
      },
      'Too little.',
    ],
    [{ non_field_errors: ['Too little.'], code: 'x' }, 'Too little.'],
    [{ title: 'Invalid.', 'invalid-params': [{ name: 'amount', reason: 'Too little.' }] }, 'Too little.'],
    [
      { title: 'Constraint Violation', violations: [{ field: 'amount', message: 'Too little.' }] },
      'Too little.',
    ],
    [{ Message: 'The request is invalid.', ModelState: { 'model.Amount': ['Too little.'] } }, 'Too little.'],
    [
      {
        message: "Validation failed for object='x'. Error count: 1",
        errors: [{ defaultMessage: 'Too little.' }],
      },
      'Too little.',
    ],
    [{ error: { issues: [{ code: 'too_small', message: 'Too little.' }], name: 'ZodError' } }, 'Too little.'],
    [{ message: 'Validation failed', validation: { body: { message: 'Too little.' } } }, 'Too little.'],
    [{ fault: { faultstring: 'Too little.', detail: { errorcode: 'x' } } }, 'Too little.'],
    [{ meta: { code: 400, message: 'Too little.' }, data: null }, 'Too little.'],
    [{ error: 'TOO_LITTLE' }, 'Too little'],
    [{ error: 'TOO_LITTLE_ERROR' }, 'Too little error'],
    [{ message: 'Nan Lee has no wallet.' }, 'Nan Lee has no wallet.'],
    [{ message: 'No member is named Eyjolfur.' }, 'No member is named Eyjolfur.'],
    [{ message: 'Mongolia: too little.' }, 'Mongolia: too little.'],
    [{ message: 'Error: Too little.' }, 'Error: Too little.'],
    [{ message: 'Too little.<br>Or <b>less</b>.' }, 'Too little. Or less.'],
    [{ message: 'It isn&#039;t enough &amp; won&#x27;t be.' }, "It isn't enough & won't be."],
    [{ message: 'undefined', error: 'Too little.' }, 'Too little.'],
    [' Too little.\n', 'Too little.'],
    ['"Too little."', 'Too little.'],
    [{ error: 'TooLittle' }, 'Too little'],
    [{ error: 'too-little' }, 'Too little'],
    [{ message: 'errors.transfer.too_little' }, 'Too little'],
    [{ message: '"wallet_address" is not allowed' }, '"wallet address" is not allowed'],
    [{ message: 'E1042: Too little.' }, 'Too little.'],
    [{ message: 'Path `amount` (5) is too little.' }, 'Path amount (5) is too little.'],
    [{ message: 'Amount must be >= 10' }, 'Amount must be >= 10'],
    [{ message: 'WD-10442 is pending.' }, 'WD-10442 is pending.'],
    [{ message: 'Write to help@acme.com and/or +1/555/0100.' }, 'Write to help@acme.com and/or +1/555/0100.'],
    [{ message: 'See https://acme.com/kyc/my_start?step=1.' }, 'See https://acme.com/kyc/my_start?step=1.'],
    [{ message: 'Ask help_desk@acme.com.' }, 'Ask help_desk@acme.com.'],
    [{ message: '余额不足' }, '余额不足'],
    [{ error: { json: { message: 'Too little.', code: -32600 } } }, 'Too little.'],
    [{ result: { error: { message: 'Too little.' } } }, 'Too little.'],
    [{ validationErrors: [{ message: 'Too little.', members: ['amount'] }] }, 'Too little.'],
    [{ Error: { Code: 'E7', Message: 'Too little.' } }, 'Too little.'],
    [{ error: { amount: ['Too little.'] } }, 'Too little.'],
    [{ errcode: 40013, errmsg: 'Too little.', debug_message: 'Line 7' }, 'Too little.'],
    [{ 'hydra:title': 'An error occurred', 'hydra:description': 'Too little.' }, 'Too little.'],
    [{ message: 'Bad Request', _embedded: { errors: [{ message: 'Too little.' }] } }, 'Too little.'],
    [{ statusCode: 422, body: '{"message":"Too little."}' }, 'Too little.'],
    [`)]}',\n{"message":"Too little.",}`, 'Too little.'],
    [{ error: 'Too little.', Error: null }, 'Too little.'],
    [{ error: null, Error: 'Too little.' }, 'Too little.'],
    [{ Error: 'Too little.', error: null }, 'Too little.'],
    [{ message: 'Too little.', Message: null }, 'Too little.'],
    [{ message: 'OK', response: { success: false, message: 'Too little.' } }, 'Too little.'],
    [{ message: 'OK', response: { success: false, error: 'Too little.' } }, 'Too little.'],
    [{ message: 'OK', response: { success: false, msg: 'Too little.' } }, 'Too little.'],
    [{ message: 'OK', response: { status: 'failed', message: 'Too little.' } }, 'Too little.'],
    [{ message: 'OK', response: { ok: false, message: 'Too little.' } }, 'Too little.'],
    [{ message: 'OK', result: { data: { success: false, message: 'Too little.' } } }, 'Too little.'],
    [{ Message: 'Too little.', meta: { message: 'Look into the log.' } }, 'Too little.'],
    [{ title: 'Too little.', status_message: 'The request was not handled' }, 'Too little.'],
    [{ success_message: 'All went well', reason: 'Too little.' }, 'Too little.'],
    [{ userDebugMessage: 'Line 7 is wrong', declineReason: 'Too little.' }, 'Too little.'],
  ])('is found in %j', async (body, sentence) => {
    const failure = await refusedWith(body);
    expect(serverText(failure, 'error')).toBe(sentence);
    expect(serverText(failure, 'message')).toBe(sentence);
  });

  test.each<[object, string, string | undefined]>([
    [{ errors: { email: ['has already been taken'] } }, 'Email has already been taken', 'email'],
    [{ email: ['This field is required.'] }, 'Email is required.', 'email'],
    [
      { errors: [{ field: 'referralCode', message: 'must not be blank' }] },
      'Referral code must not be blank',
      'referral_code',
    ],
    [{ detail: [{ loc: ['body', 'name'], msg: 'Field required' }] }, 'Name is required', 'name'],
    [
      { violations: [{ propertyPath: 'email', title: 'This value is already used.' }] },
      'Email is already used.',
      'email',
    ],
    [
      { errors: [{ detail: "can't be blank", source: { pointer: '/data/attributes/referral-code' } }] },
      "Referral code can't be blank",
      'referral_code',
    ],
    [{ 'invalid-params': [{ name: 'email', reason: 'must be known' }] }, 'Email must be known', 'email'],
    [{ errors: { email: { unique: 'is not unique' } } }, 'Email is not unique', 'email'],
    [{ errors: { email: { _errors: ['Required'] } } }, 'Email is required', 'email'],
    [{ message: 'Too little.', errors: { amount: ['Too little.'] } }, 'Too little.', 'amount'],
    [
      {
        code: 3,
        message: 'invalid argument',
        details: [{ fieldViolations: [{ field: 'amount', description: 'Too little.' }] }],
      },
      'Too little.',
      'amount',
    ],
    [
      {
        error: {
          message: 'Your request is not valid!',
          details: 'Several.',
          validationErrors: [{ message: 'Too little.', members: ['amount'] }],
        },
      },
      'Too little.',
      'amount',
    ],
    [
      {
        error: {
          message: '2 errors occurred',
          details: { errors: [{ path: ['email'], message: 'Too long.' }] },
        },
      },
      'Too long.',
      'email',
    ],
    [{ message: ['email must be an email'] }, 'email must be an email', 'email'],
    [{ field: 'email', message: 'Known already.' }, 'Known already.', 'email'],
    [
      { status: 400, path: '/api/users/register', message: 'must not be blank' },
      'must not be blank',
      undefined,
    ],
    [{ error: { name: 'JsonWebTokenError', message: 'is not valid' } }, 'is not valid', undefined],
    [{ errors: ['is not valid'] }, 'is not valid', undefined],
    [{ error: { name: 'conflict', message: 'has already been taken' } }, 'has already been taken', undefined],
    [{ errors: [{ message: 'Must be logged in', path: ['donate'] }] }, 'Must be logged in', undefined],
    [{ errors: [{ source: 'gateway', message: 'is not available' }] }, 'is not available', undefined],
    [{ field: 'email', message: 'has already been taken' }, 'Email has already been taken', 'email'],
    [{ message: ['referralCode should not be empty'] }, 'referralCode should not be empty', 'referral_code'],
    [
      {
        error: {
          message: 'Request contains an invalid argument.',
          details: [{ fieldViolations: [{ field: 'email', description: 'is required' }] }],
        },
      },
      'Email is required',
      'email',
    ],
    [{ errors: { EMAIL: ['IS REQUIRED'] } }, 'Email IS REQUIRED', 'email'],
    [{ errors: { email: 'Required.' } }, 'Email is required.', 'email'],
    ...[
      'Is this your address? It is registered already.',
      'Has your balance changed?',
      'May is the first month.',
      'Should you need help, write to us.',
      'Must be known. Ask us.',
    ].map((sentence): [object, string, string] => [{ errors: { email: sentence } }, sentence, 'email']),
    [
      { message: 'Too little. (and 1 more error)', errors: { amount: ['Too little.'], name: ['Long.'] } },
      'Too little. (and 1 more error)',
      'amount',
    ],
    [
      { message: 'Too little.', errors: [{ field: 'wallet_address', message: 'is not checked' }] },
      'Too little.',
      undefined,
    ],
    [{ error: 'Too little.', errors: { email: ['is not verified'] } }, 'Too little.', undefined],
  ])('of %j says what it is about, and which field is at fault', async (body, sentence, field) => {
    const failure = await refusedWith(body);
    expect(serverText(failure)).toBe(sentence);
    expect(failure).toHaveProperty('body.field', field);
  });

  test('names no field where it is withheld, as that of a fault of the server is', async () => {
    const failure = await refusedWith({ error: 'Internal Server Error', errors: { email: ['is required'] } });
    expect(serverText(failure)).toBeUndefined();
    expect(failure).toHaveProperty('body.field', undefined);
  });

  test.each([
    {},
    { error: null, message: null },
    { error: {}, message: [] },
    { error: 7, message: true },
    { message: [[[[[[['Too deep.']]]]]]] },
    { statusCode: 429, message: 'ThrottlerException: Too Many Requests' },
    { message: 'Too Many Attempts.' },
    { timestamp: '2025-03-05', status: 503, error: 'Service Unavailable', path: '/x' },
    { statusCode: 400, error: 'Bad Request' },
    { message: 'Bad Request Exception' },
    { error: 'Forbidden' },
    { title: 'Not Found', status: 404 },
    { message: 'HTTP 403 Forbidden' },
    { message: 'Request failed with status code 422' },
    '400 Bad Request',
    '404 page not found',
    { message: 'Server Error' },
    { message: { toString: 'No.' } },
    { message: 'undefined' },
    { error: 'null' },
    { message: '[object Object]' },
    { message: 'Error: [object Object]' },
    { message: 'At least $NaN' },
    { message: 'could not execute statement; SQL [n/a]; constraint [uk_email]' },
    { error: 'pq: duplicate key value violates unique constraint "users_email_key"' },
    {
      message:
        'E11000 duplicate key error collection: users index: email_1 dup key: { email: "ann@example.org" }',
    },
    { message: 'Invalid `prisma.user.findUnique()` invocation in\n/app/dist/users.js:24:38' },
    { error: "Cannot read properties of undefined (reading 'balance')" },
    { message: "Duplicate entry 'ann@example.org' for key 'users.email'" },
    { detail: 'Key (email)=(ann@example.org) already exists.' },
    { message: 'Attempt to read property "balance" on null' },
    { message: 'Undefined array key "balance"' },
    { message: 'None' },
    { message: 'Object reference not set to an instance of an object.' },
    { message: "'NoneType' object has no attribute 'balance'" },
    { message: 'TypeError: wallet is undefined' },
    { message: 'NullPointerException' },
    { error: 'PG::ConnectionBad: could not connect to server' },
    { error: 'runtime error: invalid memory address or nil pointer dereference' },
    { error: 'rpc error: code = Unavailable desc = transport is closing' },
    { message: 'connect ECONNREFUSED 10.0.0.5:5432' },
    { message: 'No query results for model [App\\Models\\User] 12' },
    { message: 'ORA-00001: unique constraint (APP.USERS_EMAIL) violated' },
    { error: 'Traceback (most recent call last):' },
    { error: "KeyError: 'amount'" },
    { error: "'amount'" },
    { error: "could not convert string to float: 'x'" },
    { error: "[ErrorDetail(string='Too little.', code='invalid')]" },
    { detail: 'No Member matches the given query.' },
    { message: 'java.lang.IllegalArgumentException: Too little.' },
    { message: 'Cannot deserialize value of type `java.math.BigDecimal` from String "x"' },
    { message: 'The JSON value could not be converted to System.Decimal. Path: $.amount' },
    { message: "Value cannot be null. (Parameter 'user')" },
    { error: "Key: 'TransferRequest.Amount' Error:Field validation failed on the 'gte' tag" },
    { error: 'json: cannot unmarshal string into Go struct field Withdrawal.amount of type int' },
    { message: "Unknown column 'amount' in 'field list'" },
    { error: 'relation "transfers" does not exist' },
    { message: 'insufficient funds (action="estimateGas", transaction={ "to": "0x1" })' },
    { message: 'The POST method is not supported for route api/transfers/process.' },
    { message: 'Cannot POST /api/transfers/process', error: 'Not Found', statusCode: 404 },
    { message: 'Minimum is {min}' },
    { message: 'validation.min.numeric' },
    { message: 'ERR-1042' },
    { message: 'EOF' },
    { message: 'The token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc is wrong' },
    { error: 'Internal Server Error', details: 'connect ECONNREFUSED 10.0.0.5:5432' },
    { message: 'Internal server error', details: { query: 'select * from users' } },
    { error: 'Internal Server Error', reason: 'Cannot read properties of undefined' },
    { message: 'Bad Request', validation: { source: 'body', keys: ['amount'] } },
    { error: 'Bad Request', meta: { description: 'Trellis API v2' } },
    { status: 'error', data: { name: 'Ann Lee', address: '1 Main Street' } },
    { error: { traceMessage: 'Line 7 is wrong' } },
    { code: 7, innerExceptionMessage: 'Line 7 is wrong', commitMessage: 'Count anew' },
    '<html>',
    '<p>Too little.</p>',
    '{"message":"Too',
    '',
  ])('is absent from %j', async (body) => {
    const failure = await refusedWith(body);
    expect(failure).toBeInstanceOf(ApiError);
    expect(serverText(failure, 'error')).toBeUndefined();
  });

  test.each([
    '[E1001] Your balance is too low.',
    'The constraint of your stage does not allow this.',
    'Parsed amount exceeds your balance.',
    'Call +1 555 0100 | Mon to Fri',
    'Use donation/transfer/withdrawal only.',
    'Your e-mail a_b@example.org is not confirmed.',
  ])('is %s, though programs write some of these signs and words, too', async (message) => {
    expect(serverText(await refusedWith({ message }), 'error')).toBe(message);
  });

  test('is the one of the field that the error catalogue names, where both hold one', async () => {
    const failure = await refusedWith({ error: 'An error.', message: 'A message.' });
    expect(serverText(failure, 'error')).toBe('An error.');
    expect(serverText(failure, 'message')).toBe('A message.');
  });

  test('is cut after 300 characters', async () => {
    const text = serverText(await refusedWith({ message: 'word '.repeat(2000) }), 'message');
    expect(text).toHaveLength(300);
    expect(text?.endsWith('…')).toBe(true);
  });

  test('is never cut within a character', async () => {
    const text = serverText(await refusedWith({ message: '🌱'.repeat(400) }), 'message');
    expect(text).toBe(`${'🌱'.repeat(299)}…`);
  });
});

test('an error beside the record of a movement leaves open what became of it', async () => {
  const record = { id: 'T-1', amount: 5, status: 'pending' };
  const error = 'The receipt could not be mailed.';
  for (const send of [forms.transfer, forms.donation, forms.withdrawal]) {
    for (const body of [
      { data: record, error },
      { transaction: record, errors: [error] },
      { data: record, errorMessage: error },
      { data: record, meta: { code: 400, message: error } },
      { data: record, type: 'error', title: error },
      { ok: true, data: record, errors: [error] },
    ])
      expect(await failureOf(send(body))).toMatchObject({ name: 'MalformedReplyError', sentence: error });
    const denied = { data: record, result: { success: false } };
    expect(await failureOf(send(denied))).toMatchObject({ name: 'MalformedReplyError' });
    for (const body of [
      { data: { ...record, status: 'failed' }, error },
      { data: record, error, code: 422 },
      { data: { ...record, amount: undefined }, error },
    ])
      expect(await failureOf(send(body))).toBeInstanceOf(ApiError);
  }
});

test('a message of 120,000 characters is read before anybody waits', { timeout: 1000 }, async () => {
  await expect(forms.donation({ message: 'token '.repeat(20_000) })).resolves.toHaveProperty('message');
});

test('a flag of failure in an envelope counts beside a sentence that refuses, too', async () => {
  const message = 'The programme is closed.';
  for (const result of [{ success: 0 }, { success: false }])
    expect(serverText(await failureOf(forms.donation({ message, result })))).toBe(message);
});

test('a text alone is no sentence of an error of the server', async () => {
  const answers = (status: number) =>
    failureOf(
      createTestClient([[status, 'upstream connect error']]).client.call(updateProfile, { body: {} }),
    );
  expect(serverText(await answers(400))).toBe('upstream connect error');
  for (const status of [500, 503]) expect(serverText(await answers(status))).toBeUndefined();
});

test.each([
  { message: 'Profile updated.', data: { name: 'Ada', status: 'expired' } },
  { message: 'Profile updated.', data: { user_pk: 'pk', status: 'rejected' } },
])('a change answered with %j is none that was refused: the status is the member’s', async (body) => {
  await expect(forms.profile(body)).resolves.toEqual({ message: 'Profile updated.' });
});

test.each(['transfer', 'donation', 'withdrawal'] as const)(
  'a record with a refusing status is a refusal of a %s, whosever name is in it',
  async (form) => {
    for (const data of [
      { _id: 'w1', amount: 5, status: 'rejected', email: 'a@example.com' },
      { amount: 5, status: 'failed', name: 'Ann' },
    ])
      expect(await failureOf(forms[form]({ message: 'Not today.', data }))).toBeInstanceOf(ApiError);
  },
);

describe('a history without rows', () => {
  const read = (status: number, body: unknown) =>
    createTestClient([[status, body]]).client.call(getTransactionHistory, {});

  test.each([
    [200, { data: null }],
    [200, { data: [] }],
    [200, { data: {} }],
    [200, { success: true, message: 'Fetched.', data: {} }],
    [200, { code: 20000, message: 'success', data: null }],
    [200, { data: [], result: 'No records found' }],
    [200, { status: 'empty', data: [] }],
    [200, []],
    [200, { data: { transactions: null } }],
    [200, { data: { transactions: { items: null, total: 0 } } }],
    [200, { data: { items: null, total: 0 } }],
    [200, { data: null, count: 0 }],
    [200, { items: null, total_count: 0 }],
    [200, { data: [], message: 'No failed transactions' }],
    [200, { data: [], message: 'No token transactions found' }],
    [200, { data: [], message: 'No transactions found. Try again later.' }],
    [404, { message: 'No records found' }],
    [404, { error: 'No transactions yet.' }],
    [404, { message: 'No transactions found for this user' }],
    [404, { message: 'No deposits found' }],
    [404, { message: 'No data' }],
    [200, { success: true, data: [] }],
  ])('is empty with %d %j', async (status, body) => {
    expect(await read(status, body)).toEqual({ data: { transactions: [] } });
  });

  test.each([
    [404, { message: 'Not found' }],
    [404, { message: 'Member not found' }],
    [200, { success: false, message: 'No data', errors: ['Database connection failed'] }],
    [200, { code: 503, message: 'No data available' }],
    [404, { message: 'No route found' }],
    [404, { message: 'No user found' }],
    [404, 'No healthy upstream found'],
    [200, { success: false, message: 'Database down', data: [] }],
    [200, { success: false, message: 'Database down', data: null }],
    [200, { error: 'Database down', data: [] }],
    [200, { status: 'error', data: null }],
    [200, { status: 'error', data: {} }],
    [200, { success: false, data: {} }],
    [200, { message: 'Something went wrong', data: {} }],
    [200, { message: 'Couldn’t read the history', data: null }],
    [200, { message: 'Failed to read the history', data: [] }],
    [200, { code: 500, data: null }],
    [200, { code: 500, data: { items: null, total: 0 } }],
    [200, { data: { items: null } }],
    [200, { data: { items: null, total: 3 } }],
    [200, { data: { items: null, total: 3, count: 0 } }],
    [200, { code: -1, message: 'Database unavailable', data: null }],
    [200, { code: 40101, msg: 'token expired', data: null }],
    [200, { status: 0, message: 'Failed', data: null }],
    [200, { result: 'error', data: [] }],
    [200, { errorCode: 'E500', errorMessage: 'Down', data: null }],
    [404, '<html>'],
    [200, {}],
    [400, { message: 'No records found' }],
  ])('is not what %d %j says', async (status, body) => {
    expect(await failureOf(read(status, body))).toBeInstanceOf(Error);
  });
});

test('a history that the provider says to be empty by a 404 is no longer said to be a part of one', async () => {
  onTestFinished(partialLists.clear);
  const { client } = createTestClient([
    [206, { data: { transactions: [] } }],
    [404, { message: 'No records found' }],
  ]);
  await client.call(getTransactionHistory, {});
  expect(partialLists.find()).toBe('partial');
  await client.call(getTransactionHistory, {});
  expect(partialLists.find()).toBeUndefined();
});

test('a sentence that is all of an answer is kept for who asked: it may say that the change was made, or that it was not', async () => {
  for (const [body, sentence] of [
    ['Password changed.', 'Password changed.'],
    ['<p>Password changed.</p>', undefined],
  ])
    expect(await failureOf(answeredWith(body).call(updateProfile, { body: {} }))).toMatchObject({
      name: 'MalformedReplyError',
      sentence,
    });
});

describe('an answer without a body', () => {
  const answered = (status: number) => createTestClient([[status, '']]).client;

  test.each([200, 201])('with %d to a change is a success without a message', async (status) => {
    const client = answered(status);
    await expect(client.call(updateProfile, { body: {} })).resolves.toEqual({});
  });

  test('to a movement of money says nothing of what became of it', async () => {
    await expect(forms.transfer('')).rejects.toMatchObject({
      name: 'MalformedReplyError',
      sentence: undefined,
    });
  });

  test('to a read, and to a registration, which has to say the private key, cannot be used', async () => {
    await expect(answered(200).call(getActivityStats, {})).rejects.toThrow(MalformedReplyError);
    await expect(forms.registration('')).rejects.toThrow(MalformedReplyError);
  });
});

describe('a whole number that is too large for JavaScript', () => {
  test('is read to its last digit as the private key of a new member', async () => {
    const reply = await forms.registration('{"user":{"user_pk":12345678901234567891}}');
    expect(reply).toEqual({ user: { user_pk: '12345678901234567891' } });
  });

  test.each([
    ['[9007199254740993, -9007199254740993]', ['9007199254740993', '-9007199254740993']],
    ['{"a":1234567890123456,"b":12}', { a: '1234567890123456', b: 12 }],
    [String.raw`{"a":"\",1234567890123456,\""}`, { a: '",1234567890123456,"' }],
    ['[0.30000000000000004, 1234567890123456.5, 1e21]', [0.30000000000000004, 1234567890123456.5, 1e21]],
    ['{"a":1234567890123456', undefined],
    ['<p>1234567890123456</p>', undefined],
  ])('in %s is read as the text of its digits', (text, value) => {
    expect(parseJson(text)).toEqual(value);
  });
});

test.each([
  ['line breaks', '\n'.repeat(100_000)],
  ['a text that is cut off', `{"a":"${String.raw`\"`.repeat(100_000)}`],
  [
    'a text that is cut off behind a large number',
    `{"a":1234567890123456,"b":"${String.raw`\"`.repeat(100_000)}\\`,
  ],
  ['a warning', `Warning${' .php'.repeat(20_000)}`],
])('%s without an end is found to be no JSON before anybody waits', { timeout: 1000 }, (_, text) => {
  expect(parseJson(text)).toBeUndefined();
});

describe('the text of an answer', () => {
  const said = { message: 'Saldo nicht verfügbar' };
  const latin1 = Uint8Array.from(JSON.stringify(said), (letter) => letter.charCodeAt(0));

  test.each([
    ['UTF-8', new TextEncoder().encode(JSON.stringify(said))],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${JSON.stringify(said)}`)],
    ['Latin-1', latin1],
    ['JSON that is encoded twice', new TextEncoder().encode(JSON.stringify(JSON.stringify(said)))],
  ])('may be %s', async (_, body) => {
    const client = createClient({ baseUrl: '/api', fetch: async () => new Response(body, { status: 400 }) });
    await expect(client.call(donate, { body: { amount: 1 }, idempotencyKey: KEY })).rejects.toMatchObject({
      status: 400,
      body: said,
    });
  });
});

test('a letter that is cut in UTF-8 costs no other one', async () => {
  const cut = new TextEncoder()
    .encode('{"message":"José","detail":"ü"}')
    .filter((byte, index, all) => all[index - 1] !== 0xc3 || byte === 0xa9);
  const client = createClient({ baseUrl: '/api', fetch: async () => new Response(cut, { status: 400 }) });
  await expect(client.call(donate, { body: { amount: 1 }, idempotencyKey: KEY })).rejects.toMatchObject({
    body: { message: 'José', detail: '\uFFFD' },
  });
});

test('no answer is taken from the browser’s cache, and none is kept there', async () => {
  const { client, caches } = createTestClient([
    [200, { data: {} }],
    [200, {}],
  ]);
  await client.call(getActivityStats, {});
  await client.call(updateProfile, { body: {} });
  expect(caches).toEqual(['no-store', 'no-store']);
});

test('a number of the record within an accepted answer is none of its status', async () => {
  const send = (body: unknown) =>
    createTestClient([[200, body]]).client.call(donate, { body: { amount: 25 }, idempotencyKey: KEY });
  await expect(send({ message: 'Accepted.', data: { _id: '1', code: '450' } })).resolves.toMatchObject({
    message: 'Accepted.',
  });
  for (const data of [
    { _id: '1', amount: 25, code: '450', response: { hash: '0x1' } },
    { amount: 25, code: '450', payload: { hash: '0x1' } },
    { code: '450', payload: { hash: '0x1' } },
    { _id: '1', status: 'weird', data: { hash: '0x1' } },
  ])
    await expect(send({ message: 'Donation successful', data })).resolves.toHaveProperty('success', true);
  await expect(send({ data: { _id: '1', amount: 25, attributes: {} } })).resolves.toHaveProperty(
    'success',
    true,
  );
  await expect(send({ data: { message: 'Too little.', code: '450' } })).rejects.toBeInstanceOf(ApiError);
  await expect(send({ message: 'Too little.', code: 450 })).rejects.toBeInstanceOf(ApiError);
});

test('details of an accepted transfer that can be read are, beside those that cannot', async () => {
  const accepted = { success: true, data: { transfer_id: 'T1', amount: 'ten', recipient: 'Bob' } };
  const { data } = await createTestClient([[200, accepted]]).client.call(processTransfer, {
    body: { amount: 1, recipient_id: 'pk' },
    idempotencyKey: KEY,
  });
  expect(data).toEqual({ transfer_id: 'T1' });
});
