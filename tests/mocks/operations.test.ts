import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dump } from '#mocks/database/database.ts';
import { deposit } from '#mocks/operations/deposit.ts';
import { donate } from '#mocks/operations/donation.ts';
import { processTransfer } from '#mocks/operations/transfer.ts';
import { refundWithdrawal, withdraw } from '#mocks/operations/withdrawal.ts';
import { DomainError } from '#mocks/rules/domainErrors.ts';
import { isSystemAccount, readAccount } from '#mocks/rules/ledger.ts';
import { getStageRule } from '#mocks/rules/stages.ts';
import { World } from '#mocks/world/world.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
const index = fc.integer({ min: 0, max: 11 });
const amount = fc.oneof(
  fc.integer({ min: 1, max: 40_000_000 }),
  fc.integer({ min: 1, max: 4000 }).map((dollars) => dollars * 100_000),
);
const operation = fc.oneof(
  fc.record({ kind: fc.constantFrom('deposit', 'donate', 'withdraw', 'refund'), index, amount }),
  fc.record({ kind: fc.constant('transfer'), index, amount, to: index }),
);
type Operation = { kind: string; index: number; amount: number; to?: number };

function newWorld(): { world: World; ids: readonly string[] } {
  const world = new World({ seed: 11, members: 12, now: () => NOW });
  world.generate();
  return { world, ids: world.database.member.getAll().map(({ id }) => id) };
}

function run({ store, database }: World, ids: readonly string[], { kind, index, amount, to = 0 }: Operation) {
  const [memberId = '', other = ''] = [ids[index], ids[to]];
  const common = { memberId, amount, at: NOW };
  if (kind === 'deposit') deposit(store, { ...common, walletAddress: '0x' });
  if (kind === 'donate') donate(store, common);
  if (kind === 'withdraw') withdraw(store, { ...common, walletAddress: '0x' });
  if (kind === 'transfer') processTransfer(store, { senderId: memberId, receiverId: other, amount, at: NOW });
  if (kind === 'refund') {
    const open = database.transaction.findFirst({
      where: { member_id: { equals: memberId }, type: { equals: 'Withdrawal' }, status: { equals: 2 } },
    });
    if (!open) return;
    const status = refundWithdrawal(store, open, NOW);
    database.transaction.update({ where: { id: { equals: open.id } }, data: { status } });
  }
}

it('random operations keep the ledger at zero and no member below it, and a refused one changes nothing', () => {
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
          expect(error).toBeInstanceOf(DomainError);
          refused++;
          if (before) expect(structuredClone(dump(database))).toEqual(before);
        }
        const accounts = database.account.getAll();
        expect(accounts.reduce((sum, { units }) => sum + units, 0)).toBe(0);
        const balances = accounts
          .filter(({ id }) => !isSystemAccount(readAccount(id)))
          .map(({ units }) => units);
        expect(Math.min(0, ...balances)).toBe(0);
      }
      for (const member of database.member.getAll()) {
        const maximum = member.last_donation * getStageRule(member.stage).earning_multiplier;
        expect(member.stage_balance).toBeLessThanOrEqual(maximum);
      }
    }),
    { numRuns: 40 },
  );
  expect(done).toBeGreaterThan(1000);
  expect(refused).toBeGreaterThan(200);
}, 60_000);
