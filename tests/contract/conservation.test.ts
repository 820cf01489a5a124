import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import {
  type Account,
  balanceAccount,
  depositAccount,
  isSystemAccount,
  readAccount,
} from '#mocks/rules/ledger.ts';
import { findPersona, type PersonaId } from '#mocks/seed/personas.ts';
import { donate } from '#src/api/donations.ts';
import { ApiError } from '#src/api/errors.ts';
import { createIdempotencyKey } from '#src/api/idempotencyKey.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { withdraw } from '#src/api/transactions.ts';
import { processTransfer } from '#src/api/transfers.ts';
import { detailsQuery, profileQuery } from '#src/api/users.ts';
import { MINUTE_MS } from '#src/domain/durations.ts';
import { toUnits } from '#src/domain/money.ts';
import { type SignedIn, sendRaw, signIn, startSmallProvider } from './testProvider';

const ids = ['member', 'leader', 'inactive', 'newcomer'] as const satisfies readonly PersonaId[];
type TestPersonaId = (typeof ids)[number];

let server: ProviderServer;
const clients = new Map<TestPersonaId, SignedIn>();
const getClient = (personaId: TestPersonaId): SignedIn => {
  const client = clients.get(personaId);
  if (!client) throw new Error(`${personaId} is not signed in`);
  return client;
};

beforeEach(async () => {
  server = await startSmallProvider();
  for (const personaId of ids) clients.set(personaId, await signIn(server, personaId));
});
afterEach(() => server.close());

/** Amounts of a request: valid ones and values of every invalid kind. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60_000_000 }).map((units) => units / 100_000) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -1, 1e-7, 0.000001, 1e12, Number.NaN, Number.POSITIVE_INFINITY),
  },
  { weight: 1, arbitrary: fc.constantFrom('10', null, true, [5], {}) },
);
const personaId = fc.constantFrom(...ids);
const operation = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), personaId, dollars: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    kind: fc.constant('transfer' as const),
    personaId,
    amount,
    to: fc.oneof(personaId, fc.constantFrom('unknown' as const, 'no key' as const)),
  }),
  fc.record({ kind: fc.constant('donate' as const), personaId, amount }),
  fc.record({ kind: fc.constant('withdraw' as const), personaId, amount }),
  fc.record({ kind: fc.constant('wait' as const), personaId, minutes: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('reject' as const), personaId }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

const getKey = (id: TestPersonaId | 'unknown' | 'no key') =>
  id === 'unknown' ? 'trl-unknown' : id === 'no key' ? '' : findPersona(id).identifier;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Uses the app's own functions for amounts that are numbers, and raw requests for the rest. */
async function run(step: Operation): Promise<'done' | 'refused'> {
  try {
    switch (step.kind) {
      case 'deposit':
        await server.controls.deposit(getKey(step.personaId), step.dollars);
        return 'done';
      case 'wait':
        // Access tokens expire after 15 minutes of provider time.
        await server.controls.advance(step.minutes * MINUTE_MS);
        for (const id of ids) clients.set(id, await signIn(server, id));
        return 'done';
      case 'reject':
        await server.controls.rejectWithdrawals(getKey(step.personaId));
        return 'done';
      case 'transfer':
        if (!isNumber(step.amount)) {
          return await sendInvalid(step.personaId, '/transfers/process', {
            amount: step.amount,
            recipient_id: getKey(step.to),
          });
        }
        await processTransfer(
          getClient(step.personaId),
          {
            amount: step.amount,
            recipient_id: getKey(step.to),
          },
          createIdempotencyKey(),
        );
        return 'done';
      case 'donate':
        if (!isNumber(step.amount)) {
          return await sendInvalid(step.personaId, '/donations/process', { amount: step.amount });
        }
        await donate(getClient(step.personaId), { amount: step.amount }, createIdempotencyKey());
        return 'done';
      case 'withdraw':
        if (!isNumber(step.amount)) {
          return await sendInvalid(step.personaId, '/transactions/withdrawal', { amount: step.amount });
        }
        await withdraw(
          getClient(step.personaId),
          {
            amount: step.amount,
            withdrawal_address: '0xabc',
          },
          createIdempotencyKey(),
        );
        return 'done';
    }
  } catch (failure) {
    expect(failure).toBeInstanceOf(ApiError);
    return 'refused';
  }
}

async function sendInvalid(id: TestPersonaId, path: string, body: unknown): Promise<'refused'> {
  const { token } = getClient(id);
  const response = await sendRaw(server, 'POST', path, {
    body,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.status).toBe(400);
  return 'refused';
}

const accounts = () => server.world.database.account.getAll();
const getUnits = (account: Account) => server.world.store.getUnits(account);

function expectBalancedLedger() {
  expect(accounts().reduce((sum, { units }) => sum + BigInt(units), 0n)).toBe(0n);
  for (const { id, units } of accounts()) {
    expect(Number.isSafeInteger(units)).toBe(true);
    if (!isSystemAccount(readAccount(id))) expect(units).toBeGreaterThanOrEqual(0);
  }
}

/** The queries of the screens, with the app's client and cache. */
async function expectQueriesToMatchLedger(id: TestPersonaId) {
  const client = getClient(id);
  const cache = createQueryClient();
  const { profile, balances } = await cache.fetchQuery(profileQuery(client));
  const details = await cache.fetchQuery(detailsQuery(client));
  const member = server.world.database.member.findFirst({
    where: { user_pk: { equals: profile.user_pk ?? 'absent' } },
  });
  if (!member) throw new Error('the member was not found');
  expect(toUnits(balances?.balance ?? Number.NaN)).toBe(getUnits(balanceAccount(member.id)));
  expect(toUnits(balances?.deposit_balance ?? Number.NaN)).toBe(getUnits(depositAccount(member.id)));
  expect(toUnits(balances?.stage_balance ?? Number.NaN)).toBe(member.stage_balance);
  expect(details.last_donation).toBe(profile.last_donation);
  expect(details.stage).toBe(profile.stage);
  cache.clear();
}

test('random operations neither create nor lose money, and every screen matches the ledger', async () => {
  const count = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 40 }), async (steps) => {
      for (const step of steps) {
        count[await run(step)] += 1;
        expectBalancedLedger();
      }
      for (const id of ids) await expectQueriesToMatchLedger(id);
    }),
    { numRuns: 7 },
  );
  // Guards against a provider that refuses everything, whose ledger would balance too.
  expect(count.done).toBeGreaterThan(30);
  expect(count.refused).toBeGreaterThan(30);
}, 30_000);
