import { afterEach, expect, test, vi } from 'vitest';
import { createClient } from '#src/api/client.ts';
import { donationHistoryQuery } from '#src/api/donations.ts';
import { ApiError, MalformedReplyError, SessionEndedError, serverText } from '#src/api/errors.ts';
import { clearQueryClient, createQueryClient } from '#src/api/queryClient.ts';
import { getActivityHistory } from '#src/contract/activities.ts';
import { donate, getDonationHistory } from '#src/contract/donations.ts';
import { readErrorBody } from '#src/contract/errors.ts';
import { getReferrals } from '#src/contract/referrals.ts';
import { getStages } from '#src/contract/stages.ts';
import { getTeamTree } from '#src/contract/team.ts';
import { getTransactionHistory } from '#src/contract/transactions.ts';
import { getTransferHistory } from '#src/contract/transfers.ts';
import { getProfile } from '#src/contract/users.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const answering = (body: unknown, status = 200) =>
  createClient({ baseUrl: '/api', fetch: async () => Response.json(body, { status }) });

test.each([
  ['failed', answering({ message: 'No.' }, 500), ApiError],
  ['malformed', answering({ data: { donations: 7 } }), MalformedReplyError],
])('a %s read is logged once, however many wait for it', async (_, client, failure) => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const queries = createQueryClient();
  const read = () => expect(queries.fetchQuery(donationHistoryQuery(client))).rejects.toBeInstanceOf(failure);
  await Promise.all([read(), read()]);
  expect(logged.mock.calls).toEqual([['The read of donations failed.', expect.any(failure)]]);
});

test('a malformed read names the first fields that cannot be read, never their values, and how many more there are', async () => {
  const donations = Array.from({ length: 500 }, () => ({ created_at: 'secret day', amount: 'secret sum' }));
  const read = createQueryClient().fetchQuery(donationHistoryQuery(answering({ data: { donations } })));
  vi.spyOn(console, 'error').mockReturnValue();
  const failure: unknown = await read.catch((reason: unknown) => reason);
  expect(String(failure)).toMatch(
    /GET \/donations\/history broke the contract: data\.donations\.0\.created_at: must be a date; .*and 995 more$/,
  );
  expect(String(failure)).not.toContain('secret');
});

test('a read that ends with its session, or is cancelled, is not logged', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const queries = createQueryClient();
  const session = new AbortController();
  const queryFn = () =>
    new Promise((_, reject) => {
      session.signal.addEventListener('abort', () => reject(new SessionEndedError('The session is over.')));
    });
  const ended = expect(queries.fetchQuery({ queryKey: ['member', 'a'], queryFn })).rejects.toThrow();
  // As services do when a session ends.
  session.abort();
  clearQueryClient(queries);
  await ended;
  const pending = queries.fetchQuery({
    queryKey: ['member', 'b'],
    queryFn: () => new Promise(() => undefined),
  });
  const cancelled = expect(pending).rejects.toThrow();
  await queries.cancelQueries({ queryKey: ['member', 'b'] });
  await cancelled;
  expect(logged).not.toHaveBeenCalled();
});

test.each(['', '   ', '\n', null, 7])('a message of %j is no message', async (message) => {
  const client = answering({ success: true, message });
  const reply = await client.call(donate, { body: { amount: 1 }, idempotencyKey: 'key' });
  expect(reply.message).toBeUndefined();
  const refusal = new ApiError(422, readErrorBody({ error: message, message, field: message }));
  expect(serverText(refusal)).toBeUndefined();
  expect(serverText(refusal, 'error')).toBeUndefined();
  expect(serverText(refusal, 'message')).toBeUndefined();
});

test.each([
  ['activities', getActivityHistory],
  ['donations', getDonationHistory],
  ['transactions', getTransactionHistory],
  ['transfers', getTransferHistory],
  ['referrals', getReferrals],
])('null in place of the list of %s is an empty one, its absence an error', async (name, endpoint) => {
  const read = (data: object) => answering({ data }).call(endpoint, {});
  await expect(read({ [name]: null })).resolves.toEqual({ data: { [name]: [] } });
  await expect(read({})).resolves.toEqual({ data: { [name]: [] } });
  await expect(read({ others: [] })).rejects.toBeInstanceOf(MalformedReplyError);
});

test.each([
  { success: false, message: 'Down', data: [] },
  { status: 'error', data: null },
  { message: 'Failed to load', data: {} },
])('%j is a refusal of the stages and of a team, and no empty list', async (body) => {
  await expect(answering(body).call(getStages, {})).rejects.toBeInstanceOf(ApiError);
  await expect(answering(body).call(getTeamTree, { query: {} })).rejects.toBeInstanceOf(ApiError);
});

test.each([
  { data: { success: false, message: 'Down', data: [] } },
  { data: { status: 'error', rows: [] } },
  { data: { error: 'Down', items: [] } },
  { data: { docs: [], message: 'Could not load the history' } },
  { data: { transactions: { success: false, data: [] } } },
  { transactions: { success: false, data: [] } },
  { message: 'Unable to load the history', results: [] },
])('the page without rows %j says that they could not be read, and is no empty list', async (body) => {
  await expect(answering(body).call(getTransactionHistory, {})).rejects.toBeInstanceOf(ApiError);
});

test('a row has a status of its own, also where it is the only one and has a list', async () => {
  const row = { created_at: '2025-03-05T12:00:00.000Z', amount: 5, status: 'failed', items: [] };
  for (const transactions of [[row], { 0: row }, { data: [row] }])
    await expect(
      answering({ data: { transactions } }).call(getTransactionHistory, {}),
    ).resolves.toHaveProperty('data.transactions.length', 1);
});

test.each([{ data: { referrals: [{ referral: { name: 'Ada' } }] } }, [{ data: { referrals: [] } }]])(
  '%j says of no referral who it is, and is none of their list',
  async (body) => {
    await expect(answering(body).call(getReferrals, {})).rejects.toMatchObject({
      name: 'MalformedReplyError',
    });
  },
);

test('a row that is null costs no list of members, but rows that all are null are no empty list', async () => {
  const client = answering({ data: { referrals: [null, { name: 'Ada' }] } });
  expect((await client.call(getReferrals, {})).data.referrals).toMatchObject([{ name: 'Ada' }]);
  const empty = answering({ data: { referrals: [null, null] } });
  await expect(empty.call(getReferrals, {})).rejects.toBeInstanceOf(MalformedReplyError);
});

test('the stages or a team are the one list in an object that has nothing of a member', async () => {
  const stages = [{ stage_number: 1 }];
  for (const body of [{ stages, total: 1 }, { data: { stages } }, { success: true, data: { stages } }])
    await expect(answering(body).call(getStages, {})).resolves.toEqual(stages);
  const root = { _id: 'a', name: 'Ada', children: {} };
  for (const data of [{ team: [{ _id: 'a', name: 'Ada' }] }, { tree: root }])
    await expect(answering({ data }).call(getTeamTree, { query: {} })).resolves.toMatchObject({
      data: [{ _id: 'a', name: 'Ada' }],
    });
  for (const body of [{ stages, limits: [] }, { stages: [{ name: 'first' }] }])
    await expect(answering(body).call(getStages, {})).rejects.toBeInstanceOf(MalformedReplyError);
});

test.each([
  { errors: ['Closed.'] },
  { error: { code: 5, message: 'Closed.' } },
  { success: false, message: 'Closed.', error: { code: 7 } },
  { success: false, errors: { stage: ['Closed.'] } },
  { success: false, message: 'Closed.', meta: { request: 1 } },
])('%j is no object with the stages, and its sentence is shown', async (body) => {
  const failure: unknown = await answering(body)
    .call(getStages, {})
    .catch((reason: unknown) => reason);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toHaveProperty('message', 'Closed.');
});

test.each([
  { sponsor: { name: 'Ada' }, team: null },
  { leader: { name: 'Ada' } },
  { user: { name: 'Ada' }, total: 0 },
])('%j has another member than the team', async (data) => {
  const read = answering({ data }).call(getTeamTree, { query: {} });
  await expect(read).rejects.toBeInstanceOf(MalformedReplyError);
});

test('what stands beside a list may be refused without it', async () => {
  const check = { status: 'rejected', items: [] };
  const transactions = [{ _id: 'r', created_at: '2025-03-05T12:00:00.000Z', amount: 5 }];
  await expect(
    answering({ transactions, kyc: check }).call(getTransactionHistory, {}),
  ).resolves.toHaveProperty('data.transactions.length', 1);
  const profile = { user_pk: 'pk', email: 'ada@example.com' };
  for (const body of [
    { profile, verification: check },
    { ...profile, verification: check },
  ])
    await expect(answering(body).call(getProfile, {})).resolves.toHaveProperty('data.profile.user_pk', 'pk');
});

test('null in place of the stages or of a team is an empty list', async () => {
  await expect(answering(null).call(getStages, {})).resolves.toEqual([]);
  await expect(answering({ data: null }).call(getStages, {})).resolves.toEqual([]);
  await expect(answering({ data: {} }).call(getStages, {})).resolves.toEqual([]);
  await expect(answering({}).call(getStages, {})).rejects.toBeInstanceOf(MalformedReplyError);
  await expect(answering({ data: null }).call(getTeamTree, { query: {} })).resolves.toEqual({ data: [] });
});
