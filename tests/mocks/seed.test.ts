import { beforeAll, describe, expect, it } from 'vitest';
import type { Member, Tables } from '#mocks/database/models.ts';
import { balanceAccount, depositAccount, HOUSE, OUTSIDE } from '#mocks/rules/ledger.ts';
import { digestPasscode } from '#mocks/rules/secrets.ts';
import { statusAt } from '#mocks/rules/settlement.ts';
import { advance } from '#mocks/rules/stages.ts';
import { buildWorld } from '#mocks/seed/buildWorld.ts';
import { type PersonaId, personas } from '#mocks/seed/personas.ts';

const NOW = Date.UTC(2026, 2, 5, 10);
const DAY = 86_400_000;
const MONTH = 30 * DAY;

let world: Tables;
beforeAll(() => {
  world = buildWorld({ seed: 7, now: NOW });
});

function persona(id: PersonaId, tables = world): Member {
  const identifier = personas.find((candidate) => candidate.id === id)?.identifier;
  const found = tables.member.find(({ user_pk }) => user_pk === identifier);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
const unitsOf = (account: string, tables = world) =>
  tables.account.find(({ id }) => id === account)?.units ?? 0;
const mine = <R extends { member_id: string }>(rows: readonly R[], { id }: Member): R[] =>
  rows.filter(({ member_id }) => member_id === id);

describe('a seeded world', () => {
  it('is the same for the same seed and moment, and another for another seed', () => {
    const plan = { seed: 3, members: 120, now: NOW };
    expect(buildWorld(plan)).toEqual(buildWorld(plan));
    expect(buildWorld({ ...plan, seed: 4 }).member).not.toEqual(buildWorld(plan).member);
  });

  it('moves with its present: a later now shifts every date', () => {
    const [early, late] = [NOW, NOW + 100 * DAY].map((now) => buildWorld({ seed: 3, members: 50, now }));
    const dates = (tables?: Tables) => tables?.donation.map(({ created_at }) => created_at) ?? [];
    expect(dates(late)).toEqual(dates(early).map((date) => date + 100 * DAY));
  });

  it('has a thousand members, all unique in key, e-mail and referral code', () => {
    expect(world.member).toHaveLength(1000);
    for (const field of ['id', 'user_pk', 'email', 'referral_code'] as const) {
      expect(new Set(world.member.map((member) => member[field])).size).toBe(1000);
    }
  });

  it('refuses to be smaller than its personas need, and is whole at that size', () => {
    expect(() => buildWorld({ seed: 1, members: 9, now: NOW })).toThrow(RangeError);
    const smallest = buildWorld({ seed: 1, members: 10, now: NOW });
    for (const { id } of personas) expect(persona(id, smallest)).toBeDefined();
  });

  it('keeps its ledger at zero, every member at or above it, and every account equal to its postings', () => {
    const sums = new Map<string, number>();
    for (const { from, to, units } of world.posting) {
      units.forEach((amount, index) => {
        const [debit = '', credit = ''] = [from[index], to[index]];
        sums.set(debit, (sums.get(debit) ?? 0) - amount);
        sums.set(credit, (sums.get(credit) ?? 0) + amount);
      });
    }
    expect(Object.fromEntries(world.account.map(({ id, units }) => [id, units]))).toEqual(
      Object.fromEntries(sums),
    );
    expect(world.account.reduce((sum, { units }) => sum + units, 0)).toBe(0);
    const members = world.account.filter(({ id }) => id !== OUTSIDE && id !== HOUSE);
    expect(members.every(({ units }) => Number.isSafeInteger(units) && units >= 0)).toBe(true);
  });

  it('has totals and stages that its histories explain', () => {
    for (const member of world.member) {
      const donations = mine(world.donation, member);
      const deposits = mine(world.transaction, member).filter(
        ({ type, status }) => type === 'Deposit' && status === 1,
      );
      const earnings = mine(world.activity, member).filter(({ type }) => type === 'Earning');
      const sum = (amounts: readonly (number | null)[]) =>
        amounts.reduce((total: number, amount) => total + (amount ?? 0), 0);
      const { stage } = donations.reduce((progress, { amount }) => advance(progress, amount), {
        stage: 0,
        stage_donated: 0,
      });
      expect(member).toMatchObject({
        stage,
        total_donation: sum(donations.map(({ amount }) => amount)),
        total_deposit: sum(deposits.map(({ amount }) => amount)),
        total_earn: sum(earnings.map(({ amount }) => amount)),
        last_donation: donations.at(-1)?.amount ?? 0,
      });
    }
  });

  it('populates all eleven stages and every status code', () => {
    const stages = new Set(world.member.map(({ stage }) => stage));
    expect([...stages].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const statuses = new Set(world.transaction.map((transaction) => statusAt(transaction, NOW)));
    expect([...statuses].sort()).toEqual([1, 2, 3, 4]);
  });

  it('has something in each of the last twelve months, and nothing in the future', () => {
    for (const rows of [world.transaction, world.donation, world.transfer, world.activity]) {
      const months = new Set(rows.map(({ created_at }) => Math.floor((NOW - created_at) / MONTH)));
      for (let month = 0; month < 12; month++) expect(months).toContain(month);
      expect(rows.every(({ created_at }) => created_at <= NOW)).toBe(true);
    }
  });

  it('is a matrix: three places under each, one member in each place, everybody below the leader', () => {
    const places = world.member.map(({ parent_id, position }) => `${parent_id} ${position}`);
    expect(new Set(places).size).toBe(1000);
    const parents = new Map(world.member.map(({ id, parent_id }) => [id, parent_id]));
    const top = (id: string): string => {
      const parent = parents.get(id);
      return parent ? top(parent) : id;
    };
    expect(new Set(world.member.map(({ id }) => top(id)))).toEqual(new Set([persona('leader').id]));
  });
});

describe('the personas, whatever the seed', () => {
  it.each([1, 2, 7, 42, 1234])('are what they claim (seed %i)', (seed) => {
    const tables = buildWorld({ seed, members: 300, now: NOW });
    for (const { id, name, passcode } of personas) {
      const { passcode_salt, passcode_digest, ...member } = persona(id, tables);
      expect(member.name).toBe(name);
      expect(digestPasscode(passcode, passcode_salt)).toBe(passcode_digest);
    }

    const newcomer = persona('newcomer', tables);
    expect(newcomer).toMatchObject({ stage: 0, total_donation: 0, total_earn: 0, total_deposit: 0 });
    expect(unitsOf(balanceAccount(newcomer.id), tables)).toBe(0);
    expect(unitsOf(depositAccount(newcomer.id), tables)).toBe(0);

    const member = persona('member', tables);
    expect(member).toMatchObject({ stage: 3, status: 'active' });
    const statuses = mine(tables.transaction, member)
      .filter(({ type }) => type === 'Withdrawal')
      .map((transaction) => statusAt(transaction, NOW));
    expect(new Set(statuses)).toEqual(new Set([1, 2, 3, 4]));
    expect(mine(tables.donation, member)).toHaveLength(4);
    expect(tables.transfer.some(({ sender_id }) => sender_id === member.id)).toBe(true);
    expect(tables.transfer.some(({ recipient_id }) => recipient_id === member.id)).toBe(true);
    expect(tables.member.filter(({ sponsor_id }) => sponsor_id === member.id).length).toBeGreaterThan(2);
    const activities = new Set(mine(tables.activity, member).map(({ type }) => type));
    for (const type of ['Deposit', 'Withdrawal', 'Donation', 'Earning', 'Transfer', 'Referral', 'Stage']) {
      expect(activities).toContain(type);
    }
    expect(unitsOf(balanceAccount(member.id), tables)).toBeGreaterThan(0);
    expect(unitsOf(depositAccount(member.id), tables)).toBeGreaterThan(0);

    const leader = persona('leader', tables);
    expect(leader).toMatchObject({ parent_id: null, sponsor_id: null, status: 'active', stage: 8 });
    expect(persona('inactive', tables)).toMatchObject({ status: 'inactive', stage: 2 });
    expect(unitsOf(depositAccount(persona('unlucky', tables).id), tables)).toBeGreaterThan(0);
  });
});
