import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dump } from '#mocks/database/database.ts';
import { Refusal } from '#mocks/errors.ts';
import { deposit } from '#mocks/operations/deposit.ts';
import { donate } from '#mocks/operations/donation.ts';
import { transfer } from '#mocks/operations/transfer.ts';
import { refundWithdrawal, requestWithdrawal } from '#mocks/operations/withdrawal.ts';
import { HOUSE, InsufficientBalance, OUTSIDE } from '#mocks/rules/ledger.ts';
import { ruleOf } from '#mocks/rules/stages.ts';
import { World } from '#mocks/world.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
const who = fc.integer({ min: 0, max: 11 });
const amount = fc.oneof(
  fc.integer({ min: 1, max: 40_000_000 }),
  fc.integer({ min: 1, max: 4000 }).map((dollars) => dollars * 100_000),
);
const operation = fc.oneof(
  fc.record({ kind: fc.constantFrom('deposit', 'donate', 'withdraw', 'refund'), who, amount }),
  fc.record({ kind: fc.constant('transfer'), who, amount, to: who }),
);
type Operation = { kind: string; who: number; amount: number; to?: number };

function newWorld(): { world: World; ids: readonly string[] } {
  const world = new World({ seed: 11, members: 12, now: () => NOW });
  world.generate();
  return { world, ids: world.database.member.getAll().map(({ id }) => id) };
}

function run({ store, database }: World, ids: readonly string[], { kind, who, amount, to = 0 }: Operation) {
  const [memberId = '', other = ''] = [ids[who], ids[to]];
  const common = { memberId, amount, at: NOW };
  if (kind === 'deposit') deposit(store, { ...common, walletAddress: '0x' });
  if (kind === 'donate') donate(store, common);
  if (kind === 'withdraw') requestWithdrawal(store, { ...common, walletAddress: '0x' });
  if (kind === 'transfer') transfer(store, { senderId: memberId, recipientId: other, amount, at: NOW });
  if (kind === 'refund') {
    const open = database.transaction.findFirst({
      where: { member_id: { equals: memberId }, type: { equals: 'Withdrawal' }, status: { equals: 2 } },
    });
    if (!open) return;
    const status = refundWithdrawal(store, open, NOW);
    database.transaction.update({ where: { id: { equals: open.id } }, data: { status } });
  }
}

it('thousands of random operations keep the ledger at zero and every member at or above it, and a refused one changes nothing', () => {
  let done = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 150, minLength: 20, size: 'max' }), (operations) => {
      const { world, ids } = newWorld();
      const { database } = world;
      for (const next of operations) {
        const before = refused < 200 ? structuredClone(dump(database)) : undefined;
        try {
          run(world, ids, next);
          done++;
        } catch (error) {
          expect(error instanceof Refusal || error instanceof InsufficientBalance).toBe(true);
          refused++;
          if (before) expect(structuredClone(dump(database))).toEqual(before);
        }
        const accounts = database.account.getAll();
        expect(accounts.reduce((sum, { units }) => sum + units, 0)).toBe(0);
        const lowest = accounts.filter(({ id }) => id !== OUTSIDE && id !== HOUSE).map(({ units }) => units);
        expect(Math.min(0, ...lowest)).toBe(0);
      }
      for (const member of database.member.getAll()) {
        const most = member.last_donation * ruleOf(member.stage).earning_multiplier;
        expect(member.stage_balance).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 40 },
  );
  expect(done).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(200);
}, 20_000);
