import fc from 'fast-check';
import { createDatabase, dump, restore } from '#mocks/database/database.ts';
import { createId } from '#mocks/database/ids.ts';
import type { Tables } from '#mocks/database/models.ts';
import { deposit, recordUncreditedDeposit } from '#mocks/operations/deposit.ts';
import { donate } from '#mocks/operations/donation.ts';
import { createMember } from '#mocks/operations/registration.ts';
import { processTransfer } from '#mocks/operations/transfer.ts';
import { refundWithdrawal, withdraw } from '#mocks/operations/withdrawal.ts';
import { DomainError } from '#mocks/rules/domainErrors.ts';
import { balanceAccount, depositAccount } from '#mocks/rules/ledger.ts';
import { createNewTables, packTables, tablesStore } from '#mocks/seed/tablesStore.ts';
import { runAtOnce } from '#mocks/slices.ts';
import { toIsoDay } from '#src/domain/dates.ts';
import { toDollars } from '#src/domain/money.ts';
import type { Histories } from '#src/domain/statement.ts';

/** Their ids; each is below the one before. */
export const MEMBERS = [1, 2, 3, 4, 5].map((number) => createId('member', number));
export const DAYS = 120;
const FIRST_DAY = new Date(2025, 0, 1);
/** A moment of a day, counted from the first, in the local time zone. */
const getMoment = (day: number, minute: number) =>
  new Date(FIRST_DAY.getFullYear(), 0, 1 + day, 0, minute).getTime();
/** The ISO day of a day, counted from the first. */
export const getDay = (day: number) => toIsoDay(new Date(getMoment(day, 0)));

const aStep = fc.record({
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
export type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

const database = createDatabase();

interface Balances {
  readonly available: number;
  readonly impact: number;
}

/** A world of five members after these steps, with its balances, in units, at the end of each day. */
export function play(steps: readonly Step[]) {
  const tables = createNewTables();
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
    const [memberId = '', receiverId = ''] = [MEMBERS[who.member], MEMBERS[who.other]];
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
  restore(database, runAtOnce(packTables(tables)));
  return { tables: dump(database), atEndOf, getBalances, moved };
}

const toMoment = (at: number) => new Date(at).toISOString();

/** What the provider answers of a member, newest first. */
export function readHistories(tables: Tables, id: string): Histories {
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

/** What the provider answers of them, in dollars. */
export const toReply = ({ available, impact }: Balances) => ({
  balance: toDollars(available),
  deposit_balance: toDollars(impact),
});

/** The steps of a random world. */
export const someSteps = fc.array(aStep, { minLength: 10, maxLength: 60, size: 'max' });
