import { expect, test } from 'vitest';
import { type Variation, varyValues } from '#mocks/server/variedValues.ts';
import { isRecord } from '#src/contract/json.ts';

const NOW = Date.UTC(2026, 10, 18);
const rows = Array.from({ length: 40 }, (_, index) => ({
  _id: `TXN-${index}`,
  type: index % 2 === 0 ? 'Deposit' : 'Withdrawal',
  amount: index,
  created_at: '2026-01-01T00:00:00.000Z',
}));
const vary = (
  seed: number,
  lists: Variation['lists'],
  amounts: Variation['amounts'] = 'limits',
  hasGaps = false,
) =>
  varyValues(
    'GET /transactions/history',
    { data: { transactions: rows } },
    { seed, lists, amounts, hasGaps },
    NOW,
  );
const getRows = (answer: unknown): unknown =>
  isRecord(answer) && isRecord(answer.data) ? answer.data.transactions : undefined;

test('the same seed makes the same answer, and another one another', () => {
  expect(vary(1, 'cut')).toEqual(vary(1, 'cut'));
  expect(vary(1, 'whole')).not.toEqual(vary(2, 'whole'));
});

test('ids stay, and words are those of other rows', () => {
  const varied = getRows(vary(1, 'whole'));
  expect(varied).toEqual(
    rows.map(({ _id }) => ({
      _id,
      type: expect.stringMatching(/^(Deposit|Withdrawal)$/),
      amount: expect.any(Number),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/),
    })),
  );
  expect(varied).not.toEqual(rows);
});

test('lists are whole, or have as many rows as the seed says, none at times', () => {
  const lengths = Array.from({ length: 60 }, (_, seed) => getRows(vary(seed, 'cut'))).map((list) =>
    Array.isArray(list) ? list.length : -1,
  );
  expect(new Set(lengths).size).toBeGreaterThan(8);
  expect(Math.min(...lengths)).toBe(0);
  expect(getRows(vary(1, 'whole'))).toHaveLength(rows.length);
});

test('amounts are those at the limits, or any below 200 dollars', () => {
  const amountsOf = (amounts: Variation['amounts']) =>
    JSON.stringify(vary(1, 'whole', amounts))
      .match(/(?<="amount":)[\d.]+/g)
      ?.map(Number) ?? [];
  expect(Math.max(...amountsOf('limits'))).toBe(1_234_567.89012);
  expect(new Set(amountsOf('any')).size).toBe(rows.length);
  expect(Math.max(...amountsOf('any'))).toBeLessThan(200);
});

test('some of what the contract does not require is left out', () => {
  const count = (answer: unknown, name: string) => JSON.stringify(answer).split(`"${name}":`).length - 1;
  const varied = vary(1, 'whole', 'limits', true);
  expect(count(varied, 'type')).toBeGreaterThan(20);
  expect(count(varied, 'type')).toBeLessThan(rows.length);
  expect(count(varied, 'created_at')).toBe(rows.length);
});
