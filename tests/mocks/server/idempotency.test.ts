import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, restore } from '#mocks/database/database.ts';
import { readSnapshot, toStored } from '#mocks/database/snapshot.ts';
import type { ProviderServer } from '#mocks/node.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { getProfile } from '#src/contract/users.ts';
import { callSample } from '../../contract/callSample';
import { sendRaw, signIn, startSmallProvider } from '../../contract/testProvider';
import { WITHDRAWAL_FIELDS } from '../../contract/withdrawalFields';

let server: ProviderServer;
beforeEach(async () => {
  server = await startSmallProvider();
});
afterEach(() => server.close());

const RECIPIENT = findPersona('newcomer').identifier;
const movements = [
  ['/transfers/process', { amount: 1, recipient_id: RECIPIENT }],
  ['/donations/process', { amount: 100 }],
  ['/transactions/withdrawal', { amount: 20, withdrawal_address: '0x1', ...WITHDRAWAL_FIELDS }],
] as const;

async function startMember(id: PersonaId = 'member') {
  await server.controls.deposit(findPersona(id).identifier, 500);
  const client = await signIn(server, id);
  return {
    readBalances: async () => (await callSample(client, getProfile, {})).data.balances,
    send: async (path: string, body: unknown, key: string | null = '"first"') => {
      const headers = {
        authorization: `Bearer ${client.token}`,
        ...(key === null ? {} : { 'idempotency-key': key }),
      };
      const response = await sendRaw(server, 'POST', path, { body, headers });
      return { status: response.status, body: await response.text() };
    },
  };
}

describe.each(movements)('%s with an Idempotency-Key', (path, body) => {
  test('is carried out once: the same again gets the first answer', async () => {
    const { send, readBalances } = await startMember();
    const before = await readBalances();
    const first = await send(path, body);
    const after = await readBalances();
    expect(first.status).toBe(200);
    expect(after).not.toEqual(before);
    expect(await Promise.all(Array.from({ length: 7 }, () => send(path, body)))).toEqual(
      Array(7).fill(first),
    );
    expect(await readBalances()).toEqual(after);
  });

  test('is carried out once when all arrive together', async () => {
    const { send, readBalances } = await startMember();
    const before = await readBalances();
    const answers = await Promise.all(Array.from({ length: 7 }, () => send(path, body)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const moved = (now: typeof before) =>
      Math.round((before.balance + before.deposit_balance - now.balance - now.deposit_balance) * 1e5);
    expect(moved(await readBalances())).toBe(body.amount * 1e5);
  });

  test('and another body is a 422 that moves nothing', async () => {
    const { send, readBalances } = await startMember();
    await send(path, body);
    const after = await readBalances();
    const other = await send(path, { ...body, amount: body.amount + 1 });
    expect([other.status, JSON.parse(other.body).message]).toEqual([
      422,
      'This Idempotency-Key was used for another request.',
    ]);
    expect(await readBalances()).toEqual(after);
  });

  test('and another key, or none, is carried out again', async () => {
    const { send, readBalances } = await startMember();
    await send(path, body);
    const after = await readBalances();
    expect((await send(path, body, '"second"')).status).toBe(200);
    expect((await send(path, body, null)).status).toBe(200);
    expect(await readBalances()).not.toEqual(after);
  });
});

const [[TRANSFER, transfer]] = movements;

test('a refusal is an answer: the same again gets it, even when it would be accepted by now', async () => {
  const { send, readBalances } = await startMember();
  const tooMuch = { ...transfer, amount: 5000 };
  const refused = await send(TRANSFER, tooMuch);
  expect(refused.status).toBe(422);
  await server.controls.deposit(findPersona('member').identifier, 10_000);
  const before = await readBalances();
  expect(await send(TRANSFER, tooMuch)).toEqual(refused);
  expect(await readBalances()).toEqual(before);
});

test('the same key of another member, or of another call, is another key', async () => {
  const member = await startMember();
  const leader = await startMember('leader');
  expect((await member.send(TRANSFER, transfer)).status).toBe(200);
  expect((await leader.send(TRANSFER, { ...transfer, amount: 2 })).status).toBe(200);
  expect((await member.send('/donations/process', { amount: 100 })).status).toBe(200);
});

test.each(['first', '', '""', '"a', '"a" ; b', `"${'x'.repeat(256)}"`])(
  'the key %j is a 400',
  async (key) => {
    const { send } = await startMember();
    const { status, body } = await send(TRANSFER, transfer, key);
    expect([status, JSON.parse(body).message]).toEqual([400, 'Idempotency-Key must be a text in quotes.']);
  },
);

test('a key may be used anew after a day', async () => {
  const { send } = await startMember();
  await send(TRANSFER, transfer);
  await server.controls.advance(24 * 60 * 60 * 1000);
  const later = await startMember();
  expect((await later.send(TRANSFER, { ...transfer, amount: 2 })).status).toBe(200);
});

test('a registration is carried out once, and its key shows nothing to others', async () => {
  const body = { name: 'Wren', email: 'wren@example.org', password: 'p', referral_code: null };
  const register = async (headers: Record<string, string>) => {
    const response = await sendRaw(server, 'POST', '/users/register', { body, headers });
    return { status: response.status, body: await response.text() };
  };
  const first = await register({ 'idempotency-key': '"one"' });
  expect(first.status).toBe(200);
  expect(await register({ 'idempotency-key': '"one"' })).toEqual(first);
  expect((await register({ 'idempotency-key': '"two"' })).status).toBe(409);
});

test('the keys are part of the stored world', async () => {
  const { send } = await startMember();
  await send(TRANSFER, transfer);
  const { world } = server;
  const stored = await readSnapshot(JSON.parse(JSON.stringify(toStored(world.snapshot()))), () => world.base);
  const database = createDatabase();
  if (stored) restore(database, stored.base.tables, stored.changes);
  expect(database.idempotencyKey.getAll()).toMatchObject([{ status: 200 }]);
});
