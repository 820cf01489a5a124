import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStatement, getStatementPeriod, type Histories, listMovements } from '#src/domain/statement.ts';
import { DAYS, getDay, MEMBERS, play, readHistories, someSteps, toReply } from './randomWorld';

const ALL = { from: '', to: '' };

test('over 1,000 random worlds a statement opens and closes with the balances of its days, to the last digit', {
  timeout: 60_000,
}, () => {
  let moved = 0;
  let lines = 0;
  fc.assert(
    fc.property(someSteps, fc.tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1)), (steps, days) => {
      const world = play(steps);
      moved += world.moved;
      const [first, last] = days.toSorted((one, other) => one - other) as [number, number];
      const shown: (bigint | undefined)[] = [];
      const expected: bigint[] = [];
      for (const id of MEMBERS) {
        const { movements, unclear } = listMovements(readHistories(world.tables, id));
        shown.push(BigInt(unclear));
        expected.push(0n);
        const balances = toReply(world.getBalances(id));
        const period = { from: getDay(first), to: getDay(last) };
        for (const statement of createStatement(movements, balances, period)) {
          const at = (day: number) => BigInt(world.atEndOf[day]?.get(id)?.[statement.kind] ?? 0);
          const { opening, incoming, outgoing, closing } = statement;
          lines += statement.lines.length;
          shown.push(opening, closing, at(first - 1) + incoming + outgoing);
          expected.push(at(first - 1), at(last), at(last));
          shown.push(statement.lines.at(-1)?.balance ?? closing);
          expected.push(at(last));
        }
        for (const { kind, opening, closing } of createStatement(movements, balances, ALL)) {
          shown.push(opening, closing);
          expected.push(0n, BigInt(world.getBalances(id)[kind]));
        }
      }
      expect(shown).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
  expect(moved).toBeGreaterThan(5000);
  expect(lines).toBeGreaterThan(2000);
});

describe('a statement', () => {
  const at = '2025-03-05T12:00:00.000Z';
  const none: Histories = { transactions: [], donations: [], transfers: [], activities: [] };

  test('counts what the provider does not say clearly, and moves nothing for it', () => {
    const { movements, unclear } = listMovements({
      transactions: [{ type: 'Gift', created_at: at, amount: 5, status: 1 }],
      donations: [],
      transfers: [{ created_at: at, amount: 7 }],
      activities: [
        { type: 'Earning', created_at: at },
        { type: 'Stage', created_at: at },
      ],
    });
    expect(movements).toEqual([]);
    expect(unclear).toBe(3);
  });

  test('has movements of one time in their order: what arrived first, the newest of a history last', () => {
    const { movements } = listMovements({
      ...none,
      transactions: [{ type: 'Withdrawal', created_at: at, amount: 50, status: 1 }],
      donations: [
        { _id: 'later', created_at: at, amount: 2 },
        { _id: 'earlier', created_at: at, amount: 3 },
      ],
      activities: [{ type: 'Earning', created_at: at, metadata: { amount: 50 } }],
    });
    const [available, impact] = createStatement(movements, { balance: 0, deposit_balance: 0 }, ALL);
    expect(available?.lines.map(({ type, balance }) => [type, balance])).toEqual([
      ['earning', 5_000_000n],
      ['withdrawal', 0n],
    ]);
    expect(impact?.lines.map(({ id }) => id)).toEqual(['earlier', 'later']);
  });

  test('has no opening and no closing balance where the provider does not say today’s', () => {
    const { movements } = listMovements({
      ...none,
      transactions: [{ type: 'Deposit', created_at: at, amount: 5 }],
    });
    const [, impact] = createStatement(movements, undefined, ALL);
    expect(impact).toMatchObject({
      opening: undefined,
      closing: undefined,
      incoming: 500_000n,
      outgoing: 0n,
    });
    expect(impact?.lines.map(({ balance }) => balance)).toEqual([undefined]);
  });

  test('takes an amount below zero that leaves for the same above zero', () => {
    const histories = (sign: number) => ({
      transactions: [
        { type: 'Withdrawal', created_at: at, amount: sign * 40, status: 2 },
        { type: 'Deposit', created_at: at, amount: 100 },
      ],
      donations: [{ created_at: at, amount: sign * 10.5, status: 'Completed' }],
      transfers: [{ created_at: at, amount: sign * 3, direction: 'sent' as const }],
      activities: [],
    });
    const [signed, plain] = [-1, 1].map((sign) =>
      createStatement(listMovements(histories(sign)).movements, { balance: 1, deposit_balance: 2 }, ALL),
    );
    expect(signed).toEqual(plain);
    expect(plain?.map(({ outgoing }) => outgoing)).toEqual([-4_000_000n, -1_350_000n]);
  });

  test('has in its opening balance what no history explains', () => {
    const [available] = createStatement([], { balance: 12.5 }, ALL);
    expect(available).toMatchObject({ opening: 1_250_000n, closing: 1_250_000n });
  });

  test('of a reversed period is that of all days', () => {
    const { movements } = listMovements({
      ...none,
      donations: [{ created_at: at, amount: 1.00001, status: 'Completed' }],
    });
    const [, impact] = createStatement(
      movements,
      { deposit_balance: 0 },
      { from: '2025-04-01', to: '2025-03-01' },
    );
    expect(impact).toMatchObject({ opening: 100_001n, outgoing: -100_001n, closing: 0n });
  });
});

describe('the period of a statement', () => {
  const TODAY = '2025-03-05';
  const at = (day: string) => `${day}T12:00:00.000Z`;
  const { movements } = listMovements({
    transactions: [],
    donations: ['2025-01-10', '2025-02-10'].map((day) => ({ created_at: at(day), amount: 1 })),
    transfers: [],
    activities: [],
  });

  test.each([
    ['', '', '2025-01-10', TODAY],
    ['2025-01-15', '2025-02-15', '2025-01-15', '2025-02-15'],
    ['', '2024-12-31', '2024-12-31', '2024-12-31'],
    ['2025-04-01', '', '2025-04-01', '2025-04-01'],
    ['2025-04-01', '2025-03-01', '2025-01-10', TODAY],
  ])('from “%s” to “%s” is from %s to %s', (from, to, first, last) => {
    expect(getStatementPeriod({ from, to }, movements, TODAY)).toEqual({ from: first, to: last });
  });

  test('without movements is today, and with one of the future it ends with that', () => {
    expect(getStatementPeriod(ALL, [], TODAY)).toEqual({ from: TODAY, to: TODAY });
    expect(getStatementPeriod(ALL, movements, '2025-02-01')).toEqual({
      from: '2025-01-10',
      to: '2025-02-10',
    });
  });
});
