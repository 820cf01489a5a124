import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createClient } from '#src/api/client.ts';
import { readReply } from '#src/api/readReply.ts';
import { processTransfer } from '#src/api/transfers.ts';
import { withoutOtherCurrencies } from '#src/contract/currency.ts';
import { dollars } from '#src/contract/dollars.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { endpoints } from '#src/contract/endpoints.ts';

const read = <E extends Endpoint>(endpoint: E, body: unknown) =>
  readReply(endpoint, { response: new Response(), text: JSON.stringify(body), body });

const readBalances = (currency: unknown) => {
  const balances = { balance: 5, deposit_balance: 7, currency };
  return read(endpoints.getProfile, { data: { profile: {}, balances } }).reply.data.balances;
};

test.each([
  ...['EUR', 'bnb', '€', 'Canadian Dollar', 'Tether EUR', 'EUR/USD', 'non-USD'],
  ...[{ code: 'NGN' }, { name: 'Euro', symbol: '€' }, { name: 'Mexican Peso', symbol: '$' }],
])('amounts in %j are not taken for dollars', (currency) => {
  expect(readBalances(currency)).toEqual({});
});

test.each([
  ...['USD', 'usdt', 'BUSD', 'US Dollar', 'United States Dollar', 'Tether', 'USDT (BEP20)', '$', 840, null],
  ...[{ code: 'USD', symbol: '$' }, { name: 'US Dollar', symbol: '$' }, {}],
])('amounts in %j are of dollars', (currency) => {
  expect(readBalances(currency)).toEqual({ balance: 5, deposit_balance: 7 });
});

test.each([
  ...[{ currency: 'USD cents' }, { currency_code: 'usd_minor' }, { unit: 'cents' }, { amount_unit: 'minor' }],
  { currency: 'USD', unit: 'US cent' },
  ...[{ amount_unit: null, unit: 'cents' }, { unit: 'minor units' }, { unit: 'cents_usd' }],
])('amounts of %j are not taken for dollars', (fields) => {
  const transactions = [{ created_at: '2025-03-05', amount: 500, ...fields }];
  expect(() => read(endpoints.getTransactionHistory, { data: { transactions } })).toThrow('amount');
});

test.each([
  ...[{ currency: 'USDT', unit: 'USDT/BEP20' }, { unit: 'N/A' }, { unit: 'none' }],
  ...[{ unit: 'Centro' }, { currency: 'USD (with cents)' }, { unit: 'dollars and cents' }],
])('amounts of %j are of dollars', (fields) => {
  const transactions = [{ created_at: '2025-03-05', amount: 500, ...fields }];
  const { reply } = read(endpoints.getTransactionHistory, { data: { transactions } });
  expect(reply.data.transactions).toMatchObject([{ amount: 500 }]);
});

test.each([
  [50, 50],
  ['49.50', 49.5],
  [5000, undefined],
  [-50, undefined],
  [0, undefined],
])('of a transfer of 50 dollars an amount received of %j is %j', async (amount, received) => {
  const answer = { success: true, data: { transfer_id: 't', amount } };
  const client = createClient({ baseUrl: '/api', fetch: async () => Response.json(answer) });
  const { data } = await processTransfer(client, { amount: 50, recipient_id: 'pk' }, 'key');
  expect(data).toEqual({ transfer_id: 't', amount: received });
});

test('what says another currency loses its amounts and those within, and nothing else', () => {
  const EUR = { currency: null, currency_code: 'EUR' };
  const profile = { name: 'Ann', last_donation: 5 };
  const stage = { stage_number: 1, donation_requirement: 100, earning_multiplier: 2, minimum_donation: 5 };
  const event = { created_at: '2025-03-05', description: 'Bonus' };
  const transfer = { transfer_id: 't', amount: 5, recipient: { name: 'Zoe' } };
  expect(
    read(endpoints.getProfile, { data: { profile: { ...profile, ...EUR }, balances: { balance: 1 } } }).reply,
  ).toEqual({ data: { profile: { name: 'Ann' }, balances: { balance: 1 } } });
  expect(read(endpoints.getDetails, { data: { ...profile, ...EUR } }).reply.data).toEqual({ name: 'Ann' });
  expect(read(endpoints.getStages, [{ ...stage, ...EUR }, stage]).reply).toEqual([
    { stage_number: 1, earning_multiplier: 2 },
    stage,
  ]);
  const activities = [
    { ...event, ...EUR, metadata: { amount: 5 } },
    { ...event, ...EUR, metadata: '{"amount":5}' },
    { ...event, metadata: '{"amount":5,"currency":"EUR"}' },
    { ...event, ...EUR, metadata: { amount: 5, currency: 'USD' } },
  ];
  const amounts = read(endpoints.getActivityHistory, { data: { activities } }).reply.data.activities;
  expect(amounts.map(({ metadata }) => metadata)).toEqual([{}, {}, {}, { amount: 5 }]);
  expect(
    read(endpoints.processTransfer, { success: true, data: { ...transfer, ...EUR } }).reply.data,
  ).toEqual({ transfer_id: 't', recipient: { name: 'Zoe' } });
});

test('a row in another currency is left out of a list with others, which is said, and no list has only such rows', () => {
  const row = { created_at: '2025-03-05T10:00:00.000Z', amount: 1, status: 1 };
  const readRows = (...transactions: object[]) =>
    read(endpoints.getTransactionHistory, { data: { transactions } });
  for (const other of [{ currency: 'EUR' }, { currency: '', currency_code: 'BNB' }]) {
    const { reply, listGap } = readRows(row, { ...row, ...other });
    expect([reply.data.transactions, listGap]).toEqual([[row], 'incomplete']);
    expect(() => readRows({ ...row, ...other })).toThrow('broke the contract');
  }
});

/** Names of the fields that are amounts of dollars. */
const listAmounts = (schema: unknown, name = ''): readonly string[] => {
  if (schema === dollars) return [name];
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([field, inner]) => listAmounts(inner, field));
  if (schema instanceof z.ZodMiniArray) return listAmounts(schema._zod.def.element, name);
  if (schema instanceof z.ZodMiniPipe) return listAmounts(schema._zod.def.out, name);
  const isWrapper = schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniCatch;
  return isWrapper ? listAmounts(schema._zod.def.innerType, name) : [];
};

test('each amount of the contract is known as one', () => {
  const names = Object.values(endpoints).flatMap(({ reply }) => listAmounts(reply));
  expect(names).toContain('min_withdrawal');
  for (const name of names)
    expect([name, withoutOtherCurrencies({ currency: 'EUR', [name]: 1 })]).toEqual([
      name,
      { currency: 'EUR' },
    ]);
});
