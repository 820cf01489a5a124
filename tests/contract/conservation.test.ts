import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProviderServer } from '#mocks/node.ts';
import { balanceAccount, depositAccount, EXTERNAL_ACCOUNT, PROGRAMME_ACCOUNT } from '#mocks/rules/ledger.ts';
import type { PersonaId } from '#mocks/seed/personas.ts';
import { donate } from '#src/api/donations.ts';
import { ApiError } from '#src/api/errors.ts';
import { createQueryClient } from '#src/api/queryClient.ts';
import { withdraw } from '#src/api/transactions.ts';
import { processTransfer } from '#src/api/transfers.ts';
import { detailsQuery, profileQuery } from '#src/api/users.ts';
import { toUnits } from '#src/domain/money.ts';
import { persona, raw, type SignedIn, signIn, startSmallProvider } from './provider';

const ids = ['member', 'leader', 'inactive', 'newcomer'] as const satisfies readonly PersonaId[];
type Who = (typeof ids)[number];

let server: ProviderServer;
const clients = new Map<Who, SignedIn>();
const clientOf = (who: Who): SignedIn => {
  const client = clients.get(who);
  if (!client) throw new Error(`${who} is not signed in`);
  return client;
};

beforeEach(async () => {
  server = await startSmallProvider();
  for (const who of ids) clients.set(who, await signIn(server, who));
});
afterEach(() => server.close());

/** What a request may carry as an amount: good ones, and everything that is none. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60_000_000 }).map((units) => units / 100_000) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(0, -1, 1e-7, 0.000001, 1e12, Number.NaN, Number.POSITIVE_INFINITY),
  },
  { weight: 1, arbitrary: fc.constantFrom('10', null, true, [5], {}) },
);
const who = fc.constantFrom(...ids);
const operation = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), who, dollars: fc.integer({ min: 1, max: 900 }) }),
  fc.record({
    kind: fc.constant('transfer' as const),
    who,
    amount,
    to: fc.oneof(who, fc.constantFrom('nobody' as const, 'no key' as const)),
  }),
  fc.record({ kind: fc.constant('donate' as const), who, amount }),
  fc.record({ kind: fc.constant('withdraw' as const), who, amount }),
  fc.record({ kind: fc.constant('wait' as const), who, minutes: fc.integer({ min: 1, max: 90 }) }),
  fc.record({ kind: fc.constant('reject' as const), who }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

const keyOf = (id: Who | 'nobody' | 'no key') =>
  id === 'nobody' ? 'trl-nobody' : id === 'no key' ? '' : persona(id).identifier;
const isDollars = (value: unknown): value is number => typeof value === 'number';

/** Through the app's own calls where the amount is a number, and past them where it could not be sent by them. */
async function carryOut(step: Operation): Promise<'done' | 'refused'> {
  try {
    switch (step.kind) {
      case 'deposit':
        await server.controls.deposit(keyOf(step.who), step.dollars);
        return 'done';
      case 'wait':
        // Access tokens live for 15 minutes of provider time: whoever waits signs in again.
        await server.controls.advance(step.minutes * 60_000);
        for (const id of ids) clients.set(id, await signIn(server, id));
        return 'done';
      case 'reject':
        await server.controls.rejectWithdrawals(keyOf(step.who));
        return 'done';
      case 'transfer':
        if (!isDollars(step.amount)) {
          return await sendRaw(step.who, '/transfers/process', {
            amount: step.amount,
            recipient_id: keyOf(step.to),
          });
        }
        await processTransfer(clientOf(step.who), { amount: step.amount, recipient_id: keyOf(step.to) });
        return 'done';
      case 'donate':
        if (!isDollars(step.amount)) {
          return await sendRaw(step.who, '/donations/process', { amount: step.amount });
        }
        await donate(clientOf(step.who), { amount: step.amount });
        return 'done';
      case 'withdraw':
        if (!isDollars(step.amount)) {
          return await sendRaw(step.who, '/transactions/withdrawal', { amount: step.amount });
        }
        await withdraw(clientOf(step.who), {
          amount: step.amount,
          withdrawal_address: '0xabc',
        });
        return 'done';
    }
  } catch (failure) {
    expect(failure).toBeInstanceOf(ApiError);
    return 'refused';
  }
}

async function sendRaw(id: Who, path: string, body: unknown): Promise<'refused'> {
  const { token } = clientOf(id);
  const response = await raw(server, 'POST', path, { body, headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(400);
  return 'refused';
}

const accounts = () => server.world.database.account.getAll();
const unitsOf = (account: string) => accounts().find(({ id }) => id === account)?.units ?? 0;

function expectBooksToBalance() {
  expect(accounts().reduce((sum, { units }) => sum + BigInt(units), 0n)).toBe(0n);
  for (const { id, units } of accounts()) {
    expect(Number.isSafeInteger(units)).toBe(true);
    if (id !== EXTERNAL_ACCOUNT && id !== PROGRAMME_ACCOUNT) expect(units).toBeGreaterThanOrEqual(0);
  }
}

/** What the screens read: each query through the real client and a real cache. */
async function expectScreensToShowTheLedger(id: Who) {
  const client = clientOf(id);
  const cache = createQueryClient();
  const { profile, balances } = await cache.fetchQuery(profileQuery(client));
  const details = await cache.fetchQuery(detailsQuery(client));
  const member = server.world.database.member.findFirst({
    where: { user_pk: { equals: profile.user_pk } },
  });
  if (!member) throw new Error('the member is gone');
  expect(toUnits(balances.balance)).toBe(unitsOf(balanceAccount(member.id)));
  expect(toUnits(balances.deposit_balance)).toBe(unitsOf(depositAccount(member.id)));
  expect(toUnits(balances.stage_balance)).toBe(member.stage_balance);
  expect(details.last_donation).toBe(profile.last_donation);
  expect(details.stage).toBe(profile.stage);
  cache.clear();
}

test('whatever is asked of the provider, money is neither made nor lost, and every screen shows the ledger', async () => {
  const count = { done: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 40 }), async (steps) => {
      for (const step of steps) {
        count[await carryOut(step)] += 1;
        expectBooksToBalance();
      }
      for (const id of ids) await expectScreensToShowTheLedger(id);
    }),
    { numRuns: 7 },
  );
  // Both kinds were there in number: a provider that refuses everything would keep its books just as well.
  expect(count.done).toBeGreaterThan(30);
  expect(count.refused).toBeGreaterThan(30);
}, 30_000);
