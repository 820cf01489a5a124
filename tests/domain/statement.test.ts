import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tables } from '#mocks/database/models.ts';
import { deposit, recordUncreditedDeposit } from '#mocks/operations/deposit.ts';
import { donate } from '#mocks/operations/donation.ts';
import { createMember } from '#mocks/operations/registration.ts';
import { processTransfer } from '#mocks/operations/transfer.ts';
import { refundWithdrawal, withdraw } from '#mocks/operations/withdrawal.ts';
import { DomainError } from '#mocks/rules/domainErrors.ts';
import { balanceAccount, depositAccount } from '#mocks/rules/ledger.ts';
import { emptyTables, tablesStore } from '#mocks/seed/tablesStore.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { toDollars } from '#src/domain/money.ts';
import { createStatement, type Histories, listMovements } from '#src/domain/statement.ts';

const MEMBERS = ['a', 'b', 'c', 'd', 'e'] as const;
const DAYS = 120;
const FIRST_DAY = new Date(2025, 0, 1);
/** A moment of a day, counted from the first, in the local time zone. */
const getMoment = (day: number, minute: number) =>
  new Date(FIRST_DAY.getFullYear(), 0, 1 + day, 0, minute).getTime();
const getDay = (day: number) => toIsoDay(new Date(getMoment(day, 0)));

const step = fc.record({
  kind: fc.constantFrom(
    'deposit',
    'deposit',
    'donate',
    'donate',
    'withdraw',
    'refused',
    'transfer',
    'announced',
    'lost',
  ),
  days: fc.integer({ min: 0, max: 9 }),
  member: fc.nat(MEMBERS.length - 1),
  other: fc.nat(MEMBERS.length - 1),
  amount: fc.oneof(
    fc.integer({ min: 1, max: 60_000_000 }),
    fc.integer({ min: 20, max: 900 }).map((dollars) => dollars * 100_000),
  ),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const NO_ROWS = emptyTables();

interface Balances {
  readonly available: number;
  readonly impact: number;
}

/** A world of five members, each below the one before, with its balances at the end of each day. */
function play(steps: readonly Step[]) {
  const tables: Tables = structuredClone(NO_ROWS);
  MEMBERS.forEach((id, index) => {
    const above = MEMBERS[index - 1];
    const identity = {
      id,
      name: id,
      email: `${id}@example.com`,
      user_pk: id,
      passcode_salt: '',
      passcode_digest: '',
    };
    tables.member.push(
      createMember(
        { ...identity, referral_code: id, sponsor_id: above ?? null, joined_at: getMoment(0, 0) },
        above ? { parentId: above, position: 'left' } : null,
      ),
    );
  });
  const store = tablesStore(tables);
  const getBalances = (id: string): Balances => ({
    available: store.getUnits(balanceAccount(id)),
    impact: store.getUnits(depositAccount(id)),
  });
  const atEndOf: ReadonlyMap<string, Balances>[] = [];
  let day = 0;
  const endDaysBefore = (next: number) => {
    for (; day < next; day++) atEndOf.push(new Map(MEMBERS.map((id) => [id, getBalances(id)])));
  };
  let moved = 0;
  for (const [index, { kind, days, amount, ...who }] of steps.entries()) {
    endDaysBefore(Math.min(day + days, DAYS - 1));
    const at = getMoment(day, index);
    const [memberId = 'a', receiverId = 'a'] = [MEMBERS[who.member], MEMBERS[who.other]];
    const operation = { memberId, amount, at, walletAddress: '0x' };
    try {
      if (kind === 'deposit') deposit(store, operation);
      if (kind === 'announced') recordUncreditedDeposit(store, operation, 2);
      if (kind === 'lost') recordUncreditedDeposit(store, operation, 3);
      if (kind === 'donate') donate(store, operation);
      if (kind === 'transfer') processTransfer(store, { senderId: memberId, receiverId, amount, at });
      if (kind === 'withdraw') withdraw(store, operation);
      if (kind === 'refused') {
        const request = withdraw(store, operation);
        request.status = refundWithdrawal(store, request, at);
      }
      moved++;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
    }
  }
  endDaysBefore(DAYS);
  return { tables, atEndOf, getBalances, moved };
}

const ALL = { from: '', to: '' };
const toMoment = (at: number) => new Date(at).toISOString();

/** What the provider answers of a member, newest first. */
function readHistories(tables: Tables, id: string): Histories {
  const isOwn = (row: { readonly member_id: string }) => row.member_id === id;
  return {
    transactions: tables.transaction
      .filter(isOwn)
      .map((row) => ({
        _id: row.id,
        type: row.type,
        created_at: toMoment(row.created_at),
        amount: toDollars(row.amount),
        status: row.status,
      }))
      .toReversed(),
    donations: tables.donation
      .filter(isOwn)
      .map((row) => ({
        _id: row.id,
        type: 'Donation',
        created_at: toMoment(row.created_at),
        amount: toDollars(row.amount),
        status: row.status,
      }))
      .toReversed(),
    transfers: tables.transfer
      .filter(({ sender_id, receiver_id }) => sender_id === id || receiver_id === id)
      .map((row) => ({
        transfer_id: row.id,
        direction: row.sender_id === id ? ('sent' as const) : ('received' as const),
        counterpart: { name: row.sender_id === id ? row.receiver_id : row.sender_id },
        created_at: toMoment(row.created_at),
        amount: toDollars(row.amount),
        status: row.status,
      }))
      .toReversed(),
    activities: tables.activity
      .filter(isOwn)
      .map((row) => ({
        _id: row.id,
        type: row.type,
        created_at: toMoment(row.created_at),
        description: row.description,
        ...(row.amount === null ? {} : { metadata: { amount: toDollars(row.amount) } }),
      }))
      .toReversed(),
  };
}

const toReply = ({ available, impact }: Balances) => ({
  balance: toDollars(available),
  deposit_balance: toDollars(impact),
});

test('over 1,000 random worlds a statement opens and closes with the balances of its days, to the last digit', {
  timeout: 60_000,
}, () => {
  let moved = 0;
  let lines = 0;
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }),
      fc.tuple(fc.nat(DAYS - 1), fc.nat(DAYS - 1)),
      (steps, days) => {
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
      },
    ),
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
