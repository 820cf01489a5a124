import { beforeEach, expect, test } from 'vitest';
import { getMemberByKey } from '#mocks/controls.ts';
import { deposit } from '#mocks/operations/deposit.ts';
import { donate } from '#mocks/operations/donation.ts';
import { processTransfer } from '#mocks/operations/transfer.ts';
import { refundWithdrawal, withdraw } from '#mocks/operations/withdrawal.ts';
import { personas } from '#mocks/seed/personas.ts';
import { readLastMovement } from '#mocks/world/lastMovement.ts';
import { World } from '#mocks/world/world.ts';
import { toUnits } from '#src/domain/money.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
let world: World;
beforeEach(() => {
  world = new World({ seed: 1, members: 60, now: () => NOW });
  world.generate();
});

const findMember = (id: 'member' | 'leader' | 'newcomer') =>
  getMemberByKey(world, personas.find((one) => one.id === id)?.identifier ?? '');
const sumOf = (rows: readonly { readonly units: number }[]) =>
  rows.reduce((sum, { units }) => sum + units, 0);

test('of a donation everybody above is listed, with the share that the rule has for them, and the pairs add up', () => {
  const donor = findMember('newcomer');
  const at = NOW;
  deposit(world.store, { memberId: donor.id, amount: toUnits(100), walletAddress: '0x1', at });
  expect(readLastMovement(world)).toMatchObject({
    kind: 'deposit',
    member: 'Nora Newcomer',
    amount: toUnits(100),
  });
  donate(world.store, { memberId: donor.id, amount: toUnits(60), at });

  const last = readLastMovement(world);
  expect(last).toMatchObject({
    kind: 'donation',
    member: 'Nora Newcomer',
    amount: toUnits(60),
    recipient: null,
  });
  expect(sumOf(last?.pairs ?? [])).toBe(toUnits(60));
  const credits = last?.credits ?? [];
  expect(credits.filter(({ isSponsor }) => isSponsor)).toHaveLength(1);
  expect(credits.filter(({ level }) => level > 0).map(({ level }) => level)).toEqual(
    Array.from({ length: credits.filter(({ level }) => level > 0).length }, (_, index) => index + 1),
  );
  for (const { isSponsor, level, percent, full, units } of credits) {
    expect(percent).toBe((isSponsor ? 20 : 0) + (level > 0 ? (6 - level) * 2 : 0));
    expect(full).toBe((toUnits(60) / 100) * percent);
    expect(units).toBeLessThanOrEqual(full);
  }
  const paid = (last?.pairs ?? []).filter(({ to }) => to.kind === 'earnings');
  expect(sumOf(paid)).toBe(sumOf(credits));
  expect(paid.length).toBeGreaterThan(0);
});

test('of the other movements it says who moved what, and to whom', () => {
  const [member, leader] = [findMember('member'), findMember('leader')];
  processTransfer(world.store, { senderId: member.id, receiverId: leader.id, amount: toUnits(5), at: NOW });
  expect(readLastMovement(world)).toMatchObject({
    kind: 'transfer',
    member: 'Miguel Member',
    recipient: 'Lena Leader',
    pairs: [{ from: { kind: 'impact' }, to: { kind: 'impact' }, units: toUnits(5) }],
  });
  const requested = withdraw(world.store, {
    memberId: member.id,
    amount: toUnits(20),
    walletAddress: '0x1',
    at: NOW,
  });
  expect(readLastMovement(world)).toMatchObject({ kind: 'withdrawal', member: 'Miguel Member' });
  refundWithdrawal(world.store, requested, NOW);
  expect(readLastMovement(world)).toMatchObject({
    kind: 'refund',
    member: 'Miguel Member',
    amount: toUnits(20),
  });
});

test('a world in which nothing was moved has none', () => {
  expect(readLastMovement(new World())).toBeNull();
});
